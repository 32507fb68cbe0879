/** What every marker begins with. */
export const opening = '<!-- docs-agent:'

/** What every other comment of ours begins with: it keeps no state. */
export const noteOpening = `${opening}note:`

/** True for a body that begins as a marker does, whoever wrote it. */
export const beginsWithMarker = (body = ''): boolean => body.startsWith(opening)

/** Breaks the words that open a marker, so that quoted text never makes a second one in a comment of ours. */
export const breakMarkers = (text: string): string => text.replaceAll(opening, '<! -- docs-agent:')

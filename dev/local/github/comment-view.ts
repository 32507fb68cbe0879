/** A comment without what GitHub hides in it. */
export function withoutHtmlComments(body: string): string {
  const [first = '', ...rest] = body.split('<!--')
  return (first + rest.map((part) => part.slice(part.indexOf('-->') + 3)).join('')).trim()
}

/** How GitHub shows and names the reactions that the action adds. */
export const reactionEmoji: Record<string, { emoji: string; name: string }> = {
  eyes: { emoji: '👀', name: 'eyes' },
  rocket: { emoji: '🚀', name: 'rocket' },
  confused: { emoji: '😕', name: 'confused' },
  '-1': { emoji: '👎', name: 'thumbs down' },
}

/** An address in which nothing is Markdown: what would be read as markup is written as an escape. */
export const escaped = (href: string): string =>
  href.replace(/[()<>|`'"*[\]]/g, (character) => {
    const code = character.charCodeAt(0).toString(16).toUpperCase()
    return `%${code.padStart(2, '0')}`
  })

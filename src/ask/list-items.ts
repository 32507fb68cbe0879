/** The items of a list that is written with commas or line breaks. */
export function listItems(text: string, separator: RegExp = /[,\n]/): string[] {
  return text
    .split(separator)
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

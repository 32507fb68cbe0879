/** With a comma between each three digits. */
export const inDigits = (number: number): string => number.toLocaleString('en-US')

/** Such as `1 file` and `2 files`. */
export const count = (number: number, noun: string): string =>
  `${inDigits(number)} ${noun}${number === 1 ? '' : 's'}`

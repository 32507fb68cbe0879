/**
 * The one way to standard output. Every text may hold foreign bytes: whatever it is, no line of it is read as a command
 * by the runner. A text of several lines keeps them.
 */
export interface Log {
  info(text: string): void
  /** An annotation on the run, as the three below are. */
  notice(text: string): void
  warning(text: string): void
  error(text: string): void
  /** Shown only where step debugging is on. */
  debug(text: string): void
}

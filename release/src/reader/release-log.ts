/** The part of a structured logger (with pino's order of arguments) that a reader uses. */
export interface ReleaseLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

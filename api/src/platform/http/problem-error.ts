import type { FieldProblem } from '@enerabi/shared/contract';

/** A handler throws it to end the request with a problem reply. The message becomes its `detail`. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly status: number;
  readonly code: string;
  readonly errors: readonly FieldProblem[] | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** More members of the problem reply (RFC 9457, section 3.2). */
  readonly extensions: Readonly<Record<string, unknown>>;

  constructor(
    status: number,
    code: string,
    detail?: string,
    extra: Partial<Pick<ProblemError, 'errors' | 'headers' | 'extensions'>> = {},
  ) {
    super(detail ?? code);
    this.status = status;
    this.code = code;
    this.errors = extra.errors;
    this.headers = extra.headers ?? {};
    this.extensions = extra.extensions ?? {};
  }
}

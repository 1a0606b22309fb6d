import type { FieldProblem } from '@enerabi/shared/contract';

/** A handler throws it to end the request with a problem reply. The message becomes its `detail`. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly status: number;
  readonly code: string;
  readonly errors: readonly FieldProblem[] | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: string,
    detail?: string,
    extra: { errors?: readonly FieldProblem[]; headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(detail ?? code);
    this.status = status;
    this.code = code;
    this.errors = extra.errors;
    this.headers = extra.headers ?? {};
  }
}

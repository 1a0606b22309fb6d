/** RFC 9457 problem details, with a stable `code` for programs and the fields with errors. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  code: string;
  detail?: string;
  /** A sentence for people, in Japanese, if the server has one (specification section 8). */
  message?: string;
  /** The field, its error as a code, and in words. */
  errors?: readonly FieldProblem[];
  /** The reference number, which is also in the log. */
  request_id?: string;
  /** Seconds after which it may be tried again: from the reply's head `Retry-After` (RFC 9110), not its body. */
  retry_after?: number;
}

export interface FieldProblem {
  field: string;
  code: string;
  message: string;
}

export const problemMediaType = 'application/problem+json';

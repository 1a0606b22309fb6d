/** RFC 9457 problem details, with a stable `code` for programs and the fields at fault. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  code: string;
  detail?: string;
  /** A sentence for people, in Japanese, where the server has one (specification section 8). */
  message?: string;
  /** Which field, what is wrong with it (a code), and in words. */
  errors?: readonly FieldProblem[];
  /** The reference number that the log has, too. */
  request_id?: string;
}

export interface FieldProblem {
  field: string;
  code: string;
  message: string;
}

export const problemMediaType = 'application/problem+json';

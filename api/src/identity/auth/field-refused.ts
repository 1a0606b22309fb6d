import { ProblemError } from '../../platform/http/problem-error.ts';

/** A field that fits its schema but is refused: 422 `invalid_request`. */
export const fieldRefused = (field: string, code: string, message: string): ProblemError =>
  new ProblemError(422, 'invalid_request', field, { errors: [{ field, code, message }] });

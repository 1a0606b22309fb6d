import type { Operation, OperationSchemas, Problem, ReplyOf } from '@enerabi/shared/contract';
import { api, type LoaderArgs } from '@enerabi/shared/kernel';
import { type FieldCode, fieldCodes } from './field-codes.ts';
import { readTyped } from './read-typed.ts';

/** Reply to a refused form; the page has the words. */
export interface Refusal {
  errors: FieldCode[];
  /** The problem's code where no field is at fault. */
  failure?: string;
}

export type Sent<R> = { isDone: true; reply: R } | { isDone: false; status: number; refusal: Refusal };

type WithBody = OperationSchemas & Required<Pick<OperationSchemas, 'body'>>;

/**
 * Checks what was typed by the contract's rules and sends it, in the browser, and on the server where there are no
 * scripts: with the same outcome (R5.3).
 * @param typed as the form has it, the body's fields by their names
 * @returns the API's reply, or the refusal and the status that the page answers with
 */
export async function sendForm<S extends WithBody>(
  { request, context }: LoaderArgs,
  operation: Operation<S>,
  typed: unknown,
): Promise<Sent<ReplyOf<S>>> {
  const { data, issues } = await readTyped(operation, typed);
  if (issues.length > 0) return { isDone: false, status: 422, refusal: { errors: fieldCodes(issues) } };
  const problems: Problem[] = [];
  const reply = await context.get(api)(operation as Operation<WithBody>, {
    body: data,
    signal: request.signal,
    onFailure: (problem) => void problems.push(problem),
  });
  const [problem] = problems;
  return problem ? { isDone: false, ...refusedBy(problem) } : { isDone: true, reply: reply as ReplyOf<S> };
}

/** The visitor is told that it is not available for the moment, whatever the API suffers from. */
function refusedBy({ status, code, errors = [] }: Problem): { status: number; refusal: Refusal } {
  if (errors.length === 0)
    return { status: status < 500 ? status : 503, refusal: { errors: [], failure: code } };
  const issues = errors.map(({ field, code }) => ({ path: field.split(/[.[]/), message: code }));
  return { status, refusal: { errors: fieldCodes(issues) } };
}

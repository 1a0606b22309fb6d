import { z } from 'zod';
import { RegistryError, type RegistryErrorCode } from '../registry/index.ts';
import { BuildError, ReleaseError } from '../store/index.ts';

/** RFC 9457, with the registry's own code. */
export interface Problem {
  status: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 500 | 503;
  code: string;
  detail: string;
}

/** A request that cannot be carried out, with its answer. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.detail);
    this.problem = problem;
  }
}

const statuses: Partial<Record<RegistryErrorCode, Problem['status']>> = {
  conflict: 409,
  refused: 422,
  gate_refused: 422,
  probe_failed: 422,
  contention: 503,
};

/** Turns an error into an answer that says how to mend it. */
export function problemOf(error: unknown): Problem {
  if (error instanceof ProblemError) return error.problem;
  if (error instanceof RegistryError)
    return { status: statuses[error.code] ?? 500, code: error.code, detail: error.message };
  if (error instanceof ReleaseError) return { status: 422, code: error.code, detail: error.message };
  if (error instanceof BuildError) return { status: 422, code: 'build', detail: error.message };
  if (error instanceof z.ZodError)
    return {
      status: 400,
      code: 'invalid',
      detail: error.issues.map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`).join('; '),
    };
  return {
    status: 503,
    code: 'store_unavailable',
    detail: `the release store cannot be used (${(error as Error).message}); nothing was changed, and pages are served as before`,
  };
}

export const problemResponse = ({ status, code, detail }: Problem): Response =>
  Response.json(
    { type: 'about:blank', title: code, status, code, detail },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );

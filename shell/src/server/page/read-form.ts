import { formTimeoutMs, mostBodyBytes } from '@enerabi/shared/constants';
import { readBody } from '@enerabi/shared/server/network';

const limits = { mostBytes: mostBodyBytes, withinMs: formTimeoutMs };

/** Reads the body of a form for a page's action; undefined if there is none. */
export const readForm = async (request: Request): ReturnType<typeof readBody> =>
  // Even looking for the body of a GET costs as much as all its routing.
  request.method === 'POST' ? readBody(request, limits) : undefined;

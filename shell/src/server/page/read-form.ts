import { formTimeoutMs, mostBodyBytes } from '@enerabi/shared/constants';
import { readBody } from '@enerabi/shared/server/network';

const limits = { mostBytes: mostBodyBytes, withinMs: formTimeoutMs };

/** The body of a form that a page's action will read; undefined where there is none. */
export const readForm = async (request: Request): ReturnType<typeof readBody> =>
  // Looking for the body of a GET alone costs as much as its whole routing.
  request.method === 'POST' ? readBody(request, limits) : undefined;

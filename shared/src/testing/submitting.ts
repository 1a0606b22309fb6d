import type { ApiClient } from '@enerabi/shared/client';
import type { LoaderArgs } from '@enerabi/shared/kernel';

interface Submission {
  /** Path and query of the page. */
  at: string;
  fields: [name: string, value: string][];
  api: ApiClient;
  params?: Record<string, string>;
}

/**
 * Makes the arguments of an action as if a form of its page was sent. Use it for replies that load another document,
 * which jsdom cannot.
 */
export const submitting = ({ at, fields, api, params = {} }: Submission): LoaderArgs => ({
  request: new Request(new URL(at, 'https://site.test'), {
    method: 'POST',
    body: new URLSearchParams(fields),
  }),
  params,
  context: { get: () => api } as unknown as LoaderArgs['context'],
});

/** @returns the target of a redirect, and whether it loads a document */
export function leadsTo(answer: unknown): { path: string | null; isDocument: boolean } {
  if (!(answer instanceof Response)) throw new Error('The answer is a page');
  return {
    path: answer.headers.get('location'),
    isDocument: answer.headers.has('x-remix-reload-document'),
  };
}

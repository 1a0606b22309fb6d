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
 * Calls an action as a form of its page would. Use it for what jsdom has no document to show: a reply that leads to
 * another document.
 */
export const submitting = ({ at, fields, api, params = {} }: Submission): LoaderArgs => ({
  request: new Request(new URL(at, 'https://site.test'), {
    method: 'POST',
    body: new URLSearchParams(fields),
  }),
  params,
  context: { get: () => api } as unknown as LoaderArgs['context'],
});

/** @returns where an answer leads, and whether another document is loaded for it */
export function leadsTo(answer: unknown): { path: string | null; isDocument: boolean } {
  if (!(answer instanceof Response)) throw new Error('The answer is a page');
  return {
    path: answer.headers.get('location'),
    isDocument: answer.headers.has('x-remix-reload-document'),
  };
}

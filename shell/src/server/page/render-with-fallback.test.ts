import type { ReleaseDocument } from '@enerabi/release/document';
import { describe, expect, it, jest } from '@jest/globals';
import { requestFor } from '../../testing/stub-shell.ts';
import { RenderFailure } from '../render/render-failure.ts';
import type { PageRequest, Rendered } from '../render/render-pools.ts';
import { renderApology, renderWithFallback } from './render-with-fallback.ts';

const document = {} as ReleaseDocument;
const { signal } = new AbortController();
const { pins: _, ...request } = requestFor('/f');

const pageOf = (app: string | null, status: number, free = () => {}): Rendered => ({
  candidate: { shell: 'r_shell', remote: app },
  reply: { status, headers: [], html: new Uint8Array(), free, isProblem: status >= 500 },
});

describe('a page whose remote cannot be rendered', () => {
  it('is an apology of the shell, which repeats nothing that the form asked for', async () => {
    const asked: [string | null, PageRequest][] = [];
    const onFailure = jest.fn();
    const pools = {
      render: async (_document: ReleaseDocument, app: string | null, page: PageRequest) => {
        asked.push([app, page]);
        if (app) throw new RenderFailure('render', 'broken');
        return pageOf(null, 503);
      },
    };
    const form: PageRequest = { ...request, method: 'POST', body: new Uint8Array([1]) };
    const { reply } = await renderWithFallback({
      pools,
      document,
      app: 'mfe-search',
      request: form,
      signal,
      onFailure,
    });
    expect(reply).toMatchObject({ status: 503, isProblem: false });
    expect(asked[1]).toEqual([null, { ...form, method: 'GET', body: undefined, problem: 503 }]);
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  it('is nothing for a visitor who has left, nor where the shell itself fails', async () => {
    const onFailure = jest.fn();
    const failing = (kind: 'client' | 'render') => ({
      pools: { render: () => Promise.reject(new RenderFailure(kind, 'no page')) },
      document,
      request,
      signal,
      onFailure,
    });
    await expect(renderWithFallback({ ...failing('client'), app: 'mfe-search' })).rejects.toThrow('no page');
    await expect(renderWithFallback({ ...failing('render'), app: null })).rejects.toThrow('no page');
    expect(onFailure).not.toHaveBeenCalled();
  });
});

it('an older shell that has no apology gives its memory back', async () => {
  const free = jest.fn();
  const pools = { render: async () => pageOf(null, 404, free) };
  await expect(renderApology({ pools, document, request, signal })).rejects.toThrow('r_shell has no page');
  expect(free).toHaveBeenCalledTimes(1);
});

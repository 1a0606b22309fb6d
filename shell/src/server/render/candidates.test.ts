import type { ReleaseDocument, Standing } from '@enerabi/release/document';
import { describe, expect, it } from '@jest/globals';
import { candidateKey, candidates, inOrder } from './candidates.ts';

type Apps = Record<string, Partial<ReleaseDocument['apps'][string]>>;
const documentOf = (apps: Apps): ReleaseDocument =>
  ({
    apps: Object.fromEntries(
      Object.entries(apps).map(([app, entry]) => [
        app,
        { active: `${app}_2`, lastKnownGood: null, rollout: null, disabled: false, ...entry },
      ]),
    ),
  }) as ReleaseDocument;

describe('who may answer', () => {
  it('is the active pair, then the last known good remote, then the last known good shell', () => {
    const document = documentOf({
      shell: { lastKnownGood: 'shell_1' },
      search: { lastKnownGood: 'search_1' },
    });
    expect(candidates(document, 'search').map(candidateKey)).toEqual([
      'shell_2/search_2',
      'shell_2/search_1',
      'shell_1/search_2',
      'shell_1/search_1',
    ]);
  });

  const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 4, minute)).toISOString();
  const saved = (release: string, standing: Standing, minute = 0) => ({ release, standing, at: at(minute) });

  it('is every release behind the active one, in the order of the document', () => {
    const fallbacks = [saved('search_0', 'known_good'), saved('search_1', 'faulty')];
    const document = documentOf({ shell: {}, search: { lastKnownGood: 'search_0', fallbacks } });
    expect(candidates(document, 'search').map(({ remote }) => remote)).toEqual([
      'search_2',
      'search_0',
      'search_1',
    ]);
  });

  it('is decided by what this server has found out since, and not by what it knew before', () => {
    const fallbacks = [saved('search_1', 'known_good', 10), saved('search_0', 'probed', 10)];
    const document = documentOf({ shell: {}, search: { fallbacks } });
    const found = (minute: number) => (release: string) =>
      release === 'search_1' ? ({ standing: 'faulty', at: at(minute) } as const) : undefined;
    const second = (minute: number) => candidates(document, 'search', found(minute))[1]?.remote;
    expect(second(11)).toBe('search_0');
    expect(second(9)).toBe('search_1');
  });

  it('is the shell alone where no remote owns the path', () => {
    const document = documentOf({ shell: { lastKnownGood: 'shell_1' }, search: {} });
    expect(candidates(document, null)).toEqual([
      { shell: 'shell_2', remote: null },
      { shell: 'shell_1', remote: null },
    ]);
  });

  it('is none for an app that was never released or is switched off, or without a shell', () => {
    expect(candidates(documentOf({ shell: {} }), 'search')).toEqual([]);
    expect(candidates(documentOf({ shell: {}, search: { disabled: true } }), 'search')).toEqual([]);
    expect(candidates(documentOf({ search: {} }), 'search')).toEqual([]);
  });
});

describe('who is asked first', () => {
  const all = ['a', 'b', 'c', 'd', 'e', 'f'].map((shell) => ({ shell, remote: null }));

  it('is ready; one that has to start comes next, one with an open circuit last', () => {
    const states = { a: 'circuit open', b: 'to start', c: 'ready' } as const;
    const order = inOrder(all.slice(0, 3), ({ shell }) => states[shell as 'a']);
    expect(order.map(({ shell }) => shell)).toEqual(['c', 'b', 'a']);
  });

  it('is one of four at most, where all circuits are open', () => {
    expect(inOrder(all, () => 'circuit open').map(({ shell }) => shell)).toEqual(['a', 'b', 'c', 'd']);
  });
});

import type { ReleaseDocument } from '@enerabi/release/document';
import { describe, expect, it } from '@jest/globals';
import { candidateKey, candidates } from './candidates.ts';

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

  it('is the shell alone where no remote owns the path', () => {
    const document = documentOf({ shell: { lastKnownGood: 'shell_1' }, search: {} });
    expect(candidates(document, null)).toEqual([
      { shell: 'shell_2', remote: null },
      { shell: 'shell_1', remote: null },
    ]);
  });

  it('is nobody for an app that was never released or is switched off, or without a shell', () => {
    expect(candidates(documentOf({ shell: {} }), 'search')).toEqual([]);
    expect(candidates(documentOf({ shell: {}, search: { disabled: true } }), 'search')).toEqual([]);
    expect(candidates(documentOf({ search: {} }), 'search')).toEqual([]);
  });
});

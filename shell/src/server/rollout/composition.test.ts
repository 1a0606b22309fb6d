import type { ReleaseDocument } from '@enerabi/release/document';
import { describe, expect, it } from '@jest/globals';
import { candidates } from '../render/candidates.ts';
import { documentPins } from '../render/document-pins.ts';
import { appsInRollout, compositionOf } from './composition.ts';

const at = '2026-11-21T04:00:00.000Z';
const rollout = (candidate: string, weight = 1_000) => ({ id: `ro_${candidate}`, candidate, weight });
const releaseOf = (app: string, id: string) => ({
  app,
  base: `/builds/r/${app}/${id}/`,
  client: { entry: 'e.mjs' },
});
const document = {
  seq: 7,
  pollSeconds: 30,
  generatedAt: at,
  apps: {
    shell: { active: 'r_s1', lastKnownGood: null, fallbacks: [], rollout: rollout('r_s2'), disabled: false },
    'mfe-search': {
      active: 'r_1',
      lastKnownGood: 'r_0',
      standing: { standing: 'known_good', at },
      fallbacks: [{ release: 'r_0', standing: 'known_good', at }],
      rollout: rollout('r_2'),
      disabled: false,
    },
    'mfe-account': { active: 'r_a', lastKnownGood: null, rollout: rollout('r_b', 0), disabled: false },
    'mfe-contact': { active: 'r_c', lastKnownGood: null, rollout: rollout('r_d'), disabled: true },
  },
  releases: Object.fromEntries(
    ['r_0', 'r_1', 'r_2']
      .map((id) => [id, releaseOf('mfe-search', id)])
      .concat([
        ['r_s1', releaseOf('shell', 'r_s1')],
        ['r_s2', releaseOf('shell', 'r_s2')],
      ]),
  ),
} as unknown as ReleaseDocument;

describe('the composition that a visitor gets', () => {
  it('knows the apps of which somebody gets a candidate', () => {
    expect(appsInRollout(document)).toEqual(['shell', 'mfe-search']);
  });

  it('is the document itself for everybody else', () => {
    expect(compositionOf(document, [])).toBe(document);
  });

  it('puts the candidate before the active release, and that before its fallbacks', () => {
    const composition = compositionOf(document, ['mfe-search']);
    expect(candidates(composition, 'mfe-search').map(({ remote }) => remote)).toEqual(['r_2', 'r_1', 'r_0']);
    expect(candidates(document, 'mfe-search').map(({ remote }) => remote)).toEqual(['r_1', 'r_0']);
  });

  it('pairs the candidates of two rollouts', () => {
    const [best] = candidates(compositionOf(document, ['shell', 'mfe-search']), 'mfe-search');
    expect(best).toEqual({ shell: 'r_s2', remote: 'r_2' });
  });

  it('pins the candidate on every page of the visitor, with the active release as its fallback', () => {
    const composition = compositionOf(document, ['mfe-search']);
    const { pins } = JSON.parse(documentPins(composition, null, { shell: 'r_s1', remote: null }));
    expect(pins['mfe-search']).toEqual({
      release: 'r_2',
      entry: '/builds/r/mfe-search/r_2/e.mjs',
      fallback: '/builds/r/mfe-search/r_1/e.mjs',
    });
  });

  it('is made once', () => {
    expect(compositionOf(document, ['shell', 'mfe-search'])).toBe(
      compositionOf(document, ['mfe-search', 'shell']),
    );
  });
});

import type { ReleaseDocument } from '@enerabi/release/document';
import { rolloutStages } from '@enerabi/release/service-record';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { ReportTokens } from './report-tokens.ts';
import { RolloutVisits } from './rollout-visits.ts';
import { openVisit } from './visits.ts';

const at = '2026-11-21T04:00:00.000Z';
const documentAt = (weight: number): ReleaseDocument =>
  ({
    generatedAt: at,
    apps: {
      shell: { active: 'r_s', rollout: null, disabled: false },
      'mfe-search': { active: 'r_1', rollout: { id: 'ro_1', candidate: 'r_2', weight }, disabled: false },
    },
    releases: {},
  }) as unknown as ReleaseDocument;
const pair = (remote: string) => ({ shell: 'r_s', remote });

let visits: RolloutVisits;
beforeEach(() => {
  visits = new RolloutVisits({ visits: 100, failed: 100 });
});
const open = (weight: number) =>
  openVisit(documentAt(weight), 'visitor=aaaaaaaaaaaaaaaaaaaaaa', {
    visits,
    tokens: new ReportTokens(() => 0),
    previews: { of: () => undefined },
    isHttps: false,
  });
const counted = () => rolloutStages(Object.values(visits.all))[0];

describe('a document of a rollout', () => {
  it('counts for the release that gave it, and as failed where another one had to', () => {
    const visit = open(9_999);
    visit.onAttempt({ candidate: pair('r_2'), blamed: 'r_2' });
    visit.onAttempt({ candidate: pair('r_1'), blamed: null });
    visit.end('mfe-search', 200);
    expect(counted()?.candidate).toEqual({ visits: 1, failed: 1 });
  });

  it('counts as failed with an error of the page, while there is a release to compare with', () => {
    for (const weight of [9_999, 10_000]) {
      const visit = open(weight);
      visit.onAttempt({ candidate: pair('r_2'), blamed: null });
      visit.end('mfe-search', 503);
    }
    const stages = rolloutStages(Object.values(visits.all));
    expect(stages.map(({ weight, candidate }) => [weight, candidate.failed])).toEqual([
      [9_999, 1],
      [10_000, 0],
    ]);
  });

  it('does not count for a release that was not asked, nor for another app', () => {
    const visit = open(10_000);
    visit.onAttempt({ candidate: pair('r_1'), blamed: null });
    visit.end('mfe-search', 200);
    visit.end('mfe-account', 200);
    expect(counted()).toBeUndefined();
  });
});

import type { ReleaseDocument } from '@enerabi/release/document';
import { rolloutStages } from '@enerabi/release/service-record';
import { describe, expect, it } from '@jest/globals';
import { RolloutVisits } from './rollout-visits.ts';

const limits = { visits: 100, failed: 10 };
const ten = { id: 'ro_1', weight: 1_000 };
const stagesOf = (...counts: RolloutVisits[]) => rolloutStages(counts.map(({ all }) => all.ro_1 ?? {}));

describe('visits of a rollout', () => {
  it('count a visitor once, however often a page fails for them', () => {
    const visits = new RolloutVisits(limits);
    visits.count(ten, 'candidate', 1, false);
    for (let again = 0; again < 5; again++) visits.count(ten, 'candidate', 1, true);
    visits.count(ten, 'candidate', 2, false);
    visits.count(ten, 'active', 3, false);
    expect(stagesOf(visits)).toEqual([
      { weight: 1_000, candidate: { visits: 2, failed: 1 }, active: { visits: 1, failed: 0 } },
    ]);
  });

  it('are kept apart by weight, the lowest first', () => {
    const visits = new RolloutVisits(limits);
    visits.count({ id: 'ro_1', weight: 5_000 }, 'active', 1, false);
    visits.count({ id: 'ro_1', weight: 500 }, 'active', 1, false);
    expect(stagesOf(visits).map(({ weight }) => weight)).toEqual([500, 5_000]);
  });

  it('of two servers name the same failed visitor alike', () => {
    const [one, two] = [new RolloutVisits(limits), new RolloutVisits(limits)];
    for (const server of [one, two]) server.count(ten, 'candidate', 0xabc, true);
    two.count(ten, 'candidate', 5, true);
    expect(stagesOf(one, two)[0]?.candidate).toEqual({ visits: 3, failed: 2 });
  });

  it('go on from what an earlier process counted', () => {
    const before = new RolloutVisits(limits);
    before.count(ten, 'candidate', 1, true);
    before.count(ten, 'candidate', 2, false);
    const after = new RolloutVisits(limits, before.all);
    after.count(ten, 'candidate', 1, true);
    after.count(ten, 'candidate', 3, false);
    expect(stagesOf(after)[0]?.candidate).toEqual({ visits: 3, failed: 1 });
  });

  it('end at a limit, so that no rollout fills the memory', () => {
    const visits = new RolloutVisits(limits);
    for (let hash = 0; hash < 500; hash++) visits.count(ten, 'candidate', hash, true);
    expect(stagesOf(visits)[0]?.candidate).toEqual({ visits: 100, failed: 10 });
  });

  it('are forgotten with their rollout', () => {
    const visits = new RolloutVisits(limits);
    visits.count(ten, 'candidate', 1, false);
    visits.follow({ apps: { one: { rollout: { id: 'ro_1' } } } } as unknown as ReleaseDocument);
    expect(Object.keys(visits.all)).toEqual(['ro_1']);
    visits.follow({ apps: { one: { rollout: null } } } as unknown as ReleaseDocument);
    expect(visits.all).toEqual({});
  });
});

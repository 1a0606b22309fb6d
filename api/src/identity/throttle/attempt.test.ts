import { randomBytes } from 'node:crypto';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { describeOnDatabases } from '../../testing/databases.ts';
import { countTry, forgetTries, isRefusedUntil, takeBackTry } from './attempt.queries.ts';
import { type Limit, slowing, within } from './limit.rules.ts';

const start = Date.UTC(2026, 10, 23);
const at = (seconds: number) => new Date(start + seconds * 1000);

/** The same rule in simple code, for one subject. */
function plainly(limit: Limit) {
  let count = 0;
  let ends = 0;
  return (seconds: number): number | undefined => {
    if (ends > seconds && count >= limit.free) return ends;
    count = ends + limit.retentionSeconds <= seconds ? 1 : count + 1;
    if (ends <= seconds) ends = seconds + (limit.seconds[count - 1] ?? limit.seconds.at(-1) ?? 0);
    return undefined;
  };
}

describeOnDatabases('tries', (database) => {
  it('are counted as the rules say, whenever they come', async () => {
    const limit = fc.constantFrom(
      within('window', 3, 60),
      slowing('slowing', { free: 3, firstSeconds: 10, longestSeconds: 45 }),
    );
    const pauses = fc.array(fc.constantFrom(0, 1, 5, 9, 10, 11, 20, 45, 60, 86_399, 86_400, 90_000), {
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(limit, pauses, async (limit, pauses) => {
        const counted = { limit, subject: randomBytes(32) };
        const expected = plainly(limit);
        let seconds = 1_000_000;
        for (const pause of pauses) {
          seconds += pause;
          const until = await countTry(database.db, counted, at(seconds));
          const refused = expected(seconds);
          expect(until).toEqual(refused === undefined ? undefined : at(refused));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('are as many as they are, also at the same time', async () => {
    const counted = { limit: within('race', 5, 60), subject: randomBytes(32) };
    const tries = await Promise.all(Array.from({ length: 20 }, () => countTry(database.db, counted, at(0))));
    expect(tries.filter((until) => until === undefined)).toHaveLength(5);
    expect(tries.filter((until) => until?.getTime() === at(60).getTime())).toHaveLength(15);
  });

  it('are as many, though one that came earlier is counted later', async () => {
    const limit = slowing('disorder', { free: 3, firstSeconds: 10, longestSeconds: 45 });
    const counted = { limit, subject: randomBytes(32) };
    for (const seconds of [0.01, 0.02, 0])
      expect(await countTry(database.db, counted, at(seconds))).toBeUndefined();
    expect(await countTry(database.db, counted, at(0.03))).toEqual(at(10));
    expect(await countTry(database.db, counted, at(10))).toBeUndefined();
  });

  it('can be taken back, or forgotten', async () => {
    const counted = { limit: within('back', 2, 60), subject: randomBytes(32) };
    for (let turn = 0; turn < 5; turn += 1) {
      expect(await countTry(database.db, counted, at(turn))).toBeUndefined();
      await takeBackTry(database.db, counted);
    }
    await takeBackTry(database.db, counted);
    await countTry(database.db, counted, at(5));
    await countTry(database.db, counted, at(5));
    expect(await isRefusedUntil(database.db, counted, at(5))).toEqual(at(60));
    expect(await isRefusedUntil(database.db, counted, at(60))).toBeUndefined();
    await forgetTries(database.db, counted);
    expect(await isRefusedUntil(database.db, counted, at(5))).toBeUndefined();
    expect(await countTry(database.db, counted, at(5))).toBeUndefined();
  });
});

import { utimes } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { app, audit, useRegistry } from '../registry.fixture.ts';
import { type CollectedGarbage, collectGarbage } from './collect-garbage.ts';
import { rollBack } from './roll-back.ts';

const scene = useRegistry();
const { publish, folder } = scene;
const after = (days: number) => new Date(audit.now.getTime() + days * 86_400_000);
const collect = (days: number, more = {}): Promise<CollectedGarbage> =>
  collectGarbage(scene.registry, { days: 30, now: after(days), isDryRun: false, graceMs: 0, ...more });

/** Publishes so many releases at the scene's time. */
async function publishMany(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let mark = 1; mark <= count; mark++) {
    const { to } = await publish(mark);
    await utimes(folder('store', 'r', app, to), audit.now, audit.now);
    ids.push(to);
  }
  return ids;
}
const idsOf = ({ removed }: CollectedGarbage): string[] => removed.map(({ id }) => id).sort();

describe('garbage of the store', () => {
  it('is what nothing names any more, after the days that open pages need', async () => {
    const ids = await publishMany(9);
    // Five unproven fallbacks stay behind the live one.
    const forgotten = ids.slice(0, 3).sort();
    expect(idsOf(await collect(29))).toEqual([]);
    expect(idsOf(await collect(31, { isDryRun: true }))).toEqual(forgotten);
    const collected = await collect(31);
    expect(idsOf(collected)).toEqual(forgotten);
    expect(collected).toMatchObject({ kept: 6, bytes: expect.any(Number) });
    expect(idsOf(await collect(32))).toEqual([]);
    for (const id of ids.slice(3)) await scene.registry.store.verifyRelease(app, id);
  });

  it('is never what is retired lately, or was put there lately', async () => {
    const ids = await publishMany(9);
    await utimes(folder('store', 'r', app, ids[0] ?? ''), after(30), after(30));
    await rollBack({ ...scene.registry, ...audit, now: after(20), app });
    expect(idsOf(await collect(31))).toEqual(ids.slice(1, 3).sort());
  });

  it('is brought back when a command has named it in just that moment', async () => {
    const ids = await publishMany(9);
    const { store } = scene.registry;
    const oldest = ids[0] ?? '';
    let isFirst = true;
    const racing = {
      ...scene.registry,
      store: {
        ...store,
        takeOut: async (name: string, id: string) => {
          if (isFirst && id === oldest) {
            isFirst = false;
            // The rollback has checked the files, and logs its decision after they were taken out.
            await rollBack({ ...scene.registry, ...audit, now: after(31), app, to: oldest });
          }
          return store.takeOut(name, id);
        },
      },
    };
    const collected = await collectGarbage(racing, { days: 30, now: after(31), isDryRun: false, graceMs: 0 });
    expect(idsOf(collected)).not.toContain(oldest);
    await store.verifyRelease(app, oldest);
  });
});

import { describe, expect, it } from '@jest/globals';
import { parseSteps, readHistory, rollBack, rollOutBuild } from '../registry/index.ts';
import { app, audit, useRegistry } from '../registry/registry.fixture.ts';
import { unserved } from '../service-record/index.ts';
import { writeSampleBuild } from '../store/sample-build.fixture.ts';
import { type WatchDecision, watchOnce, watchRollouts } from './rollout-watch.ts';

const scene = useRegistry();
const minutes = (count: number) => new Date(audit.now.getTime() + count * 60_000);
const hashes = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => at.toString(16).padStart(8, '0'));

async function rollOut(steps = '10:15,50:30,100') {
  const active = await scene.publish(1);
  const buildDir = await writeSampleBuild(scene.folder('build'), app, 2);
  const { release } = await rollOutBuild({ ...scene.registry, ...audit, app, buildDir }, parseSteps(steps));
  return { active: active.to, candidate: release };
}
const now = async () => (await scene.document()).apps[app];

/** What a shell server writes: visits and failures of both releases at a weight. */
async function serve(
  weight: number,
  candidate: [failed: number, visits: number],
  active: [failed: number, visits: number],
  releases = {},
) {
  const id = (await now())?.rollout?.id ?? '';
  const arm = ([failed, visits]: [number, number]) => ({ visits, failed: hashes(failed) });
  const text = JSON.stringify({
    schema: 1,
    releases,
    rollouts: { [id]: { [weight]: { candidate: arm(candidate), active: arm(active) } } },
  });
  await scene.registry.store.writeServiceFile('local', 'one', text);
}
async function look(at: Date): Promise<WatchDecision[]> {
  const decisions: WatchDecision[] = [];
  await watchOnce({
    registry: scene.registry,
    now: () => at,
    onDecision: (decision) => void decisions.push(decision),
  });
  return decisions;
}

describe('the watch over rollouts', () => {
  it('does nothing before there is data, however long it takes', async () => {
    await rollOut();
    expect(await look(minutes(600))).toEqual([]);
    expect((await now())?.rollout?.weight).toBe(1_000);
  });

  it('takes the planned steps in time, and no further one', async () => {
    const { candidate } = await rollOut();
    await serve(1_000, [0, 200], [0, 1_800]);
    expect(await look(minutes(14))).toEqual([]);
    expect(await look(minutes(15))).toMatchObject([{ app, kind: 'step', candidate }]);
    expect((await now())?.rollout?.weight).toBe(5_000);
    expect(await look(minutes(44))).toEqual([]);
    expect(await look(minutes(45))).toHaveLength(1);
    expect(await look(minutes(9_000))).toEqual([]);
    expect(await now()).toMatchObject({ rollout: { candidate, weight: 10_000 } });
  });

  it('takes a bad candidate back, and the log says by which figures', async () => {
    const { active, candidate } = await rollOut();
    await serve(1_000, [8, 160], [0, 1_400]);
    expect(await look(minutes(1))).toMatchObject([{ kind: 'abort', candidate }]);
    expect(await now()).toMatchObject({ active, rollout: null });
    const [last] = await readHistory(scene.registry, 1, app);
    expect(last?.event).toMatchObject({
      command: 'abort',
      who: 'error budget',
      reason: expect.stringMatching(
        /^8 of 160 visits failed with the candidate, 0 of 1400 .*; evidence above 1000 of 20$/,
      ),
    });
    expect(await look(minutes(2))).toEqual([]);
  });

  it('was faster than a person: their rollback does not hit the good release behind the candidate', async () => {
    const { active, candidate } = await rollOut();
    await serve(1_000, [8, 160], [0, 1_400]);
    await look(minutes(1));
    const rollBackAt = (at: number, expect?: string) =>
      rollBack({ ...scene.registry, who: 'aoki', reason: null, app, now: minutes(at), expect });
    await expect(rollBackAt(2)).rejects.toThrow(
      `the error budget has just taken back ${candidate}; ${app} runs ${active}`,
    );
    expect(await now()).toMatchObject({ active, rollout: null });
    // A person who names the release, or comes later, means it.
    await expect(rollBackAt(2, active)).rejects.toThrow('no release behind');
    await expect(rollBackAt(12)).rejects.toThrow('no release behind');
  });

  it('takes back a candidate that a server stopped asking, and not one of an earlier fault', async () => {
    const { candidate } = await rollOut();
    const stopped = (at: number) => ({ [candidate]: { ...unserved, badAt: at } });
    await serve(1_000, [2, 2], [0, 20], stopped(audit.now.getTime() - 1));
    expect(await look(minutes(1))).toEqual([]);
    await serve(1_000, [2, 2], [0, 20], stopped(audit.now.getTime() + 1_000));
    expect(await look(minutes(1))).toMatchObject([{ kind: 'abort' }]);
  });

  it('may run beside another one: of two that decide the same, one does it', async () => {
    const { candidate } = await rollOut();
    await serve(1_000, [8, 160], [0, 1_400]);
    const decisions = (await Promise.all([look(minutes(1)), look(minutes(1)), look(minutes(1))])).flat();
    expect(decisions).toMatchObject([{ kind: 'abort', candidate }]);
    expect(await readHistory(scene.registry, 10, app)).toHaveLength(3);
  });

  it('goes on when the store is away for a while, and says so once', async () => {
    await scene.publish(1);
    const faults: (string | undefined)[] = [];
    const { store } = scene.registry;
    let isAway = true;
    const registry = {
      ...scene.registry,
      store: {
        ...store,
        lastLogSeq: (environment: string) =>
          isAway ? Promise.reject(new Error('EIO')) : store.lastLogSeq(environment),
      },
    };
    const stop = watchRollouts({
      registry,
      now: () => audit.now,
      onDecision: () => {},
      onFault: (error) => void faults.push(error?.message),
    });
    while (faults.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    isAway = false;
    while (faults.length === 1) await new Promise((resolve) => setTimeout(resolve, 10));
    await stop();
    expect(faults).toEqual(['EIO', undefined]);
  });
});

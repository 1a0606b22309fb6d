import { describe, expect, it } from '@jest/globals';
import { writeSampleBuild } from '../../../store/sample-build.fixture.ts';
import { readHistory } from '../../log/log-history.ts';
import { app, audit, useRegistry } from '../../registry.fixture.ts';
import { Conflict } from '../../registry-error.ts';
import { parseSteps } from '../../weight.ts';
import { disable, enable, lock, retire, unlock } from '../availability.ts';
import { rollBack } from '../roll-back.ts';
import { readStatus } from '../status.ts';
import { verifyStore } from '../verify-store.ts';
import { changeRollout, takeNextStep } from './change-rollout.ts';
import { abortRollout, promote } from './end-rollout.ts';
import { rollOutBuild, rollOutStored } from './start-rollout.ts';

const scene = useRegistry();
const { folder, publish, document } = scene;
const change = () => ({ ...scene.registry, ...audit, app });
const later = (minutes: number) => ({
  ...change(),
  now: new Date(audit.now.getTime() + minutes * 60_000),
});
async function rollOut(mark: number, steps = '10:15,50:30,100') {
  const buildDir = await writeSampleBuild(folder('build'), app, mark);
  return rollOutBuild({ ...change(), buildDir }, parseSteps(steps));
}
const now = async () => (await document()).apps[app];

describe('a rollout', () => {
  it('leaves the active release active and names the candidate with its weight', async () => {
    const one = await publish(1);
    const two = await rollOut(2);
    expect(await now()).toMatchObject({
      active: one.to,
      rollout: { candidate: two.release, weight: 1_000, id: expect.stringMatching(/^ro_/) },
    });
    expect((await document()).releases).toHaveProperty([two.release]);
    const { rollout } = (await readStatus(scene.registry)).apps[0] ?? {};
    expect(rollout).toMatchObject({
      candidate: two.release,
      version: '1.2.3',
      plan: [
        { weight: 5_000, afterMinutes: 15 },
        { weight: 10_000, afterMinutes: 30 },
      ],
    });
  });

  it('rises step by step under one id, so that nobody is drawn again', async () => {
    await publish(1);
    await rollOut(2);
    const id = (await now())?.rollout?.id;
    await takeNextStep(later(15));
    expect((await now())?.rollout).toMatchObject({ id, weight: 5_000 });
    await changeRollout(later(20), () => ({ weight: 7_000, plan: [] }));
    expect((await now())?.rollout).toMatchObject({ id, weight: 7_000 });
    await expect(changeRollout(later(21), () => ({ weight: 1_000 }))).rejects.toMatchObject({
      code: 'refused',
      message: expect.stringContaining('back and forth'),
    });
    await expect(takeNextStep(later(22))).rejects.toMatchObject({ code: 'refused' });
  });

  it('keeps the time of a weight while it is paused', async () => {
    await publish(1);
    await rollOut(2);
    await changeRollout(later(5), () => ({ isPaused: true }));
    expect((await readStatus(scene.registry)).apps[0]?.rollout).toMatchObject({
      isPaused: true,
      since: audit.now.toISOString(),
    });
  });

  it('ends by a promotion, which keeps the former release behind the new one', async () => {
    const one = await publish(1);
    const two = await rollOut(2);
    await promote({ ...change(), expectCandidate: two.release });
    expect(await now()).toMatchObject({ active: two.release, lastKnownGood: one.to, rollout: null });
    expect((await rollBack(change())).to).toBe(one.to);
    expect(await document()).toMatchObject({ retired: [two.release] });
  });

  it.each([
    ['an abort', () => abortRollout(change())],
    ['a rollback without a release', () => rollBack(change())],
  ])('ends by %s, which retires the candidate', async (_, end) => {
    const one = await publish(1);
    const two = await rollOut(2);
    await end();
    expect(await now()).toMatchObject({ active: one.to, rollout: null, lastKnownGood: null });
    expect(await document()).toMatchObject({ retired: [two.release] });
    const [last] = await readHistory(scene.registry, 1, app);
    expect(last?.event).toMatchObject({ command: 'abort', from: two.release, to: one.to });
  });

  it('is taken back with the release behind it by a rollback that names one', async () => {
    const one = await publish(1);
    const two = await publish(2);
    const three = await rollOut(3);
    await rollBack({ ...change(), to: one.to });
    expect(await now()).toMatchObject({ active: one.to, rollout: null });
    expect((await document()).retired).toEqual([two.to, three.release]);
  });

  it('can start again with a release that was taken back', async () => {
    await publish(1);
    const two = await rollOut(2);
    const first = (await now())?.rollout?.id;
    await abortRollout(change());
    await rollOutStored(later(1), parseSteps('5'), two.release);
    expect((await now())?.rollout).toMatchObject({ candidate: two.release, weight: 500 });
    expect((await now())?.rollout?.id).not.toBe(first);
    expect((await document()).retired).toEqual([]);
  });

  it('is alone: no other release is published or tried meanwhile', async () => {
    await publish(1);
    const two = await rollOut(2);
    await expect(publish(3)).rejects.toMatchObject({
      code: 'refused',
      message: expect.stringContaining(two.release),
    });
    await expect(rollOut(3)).rejects.toBeInstanceOf(Error);
    await expect(promote({ ...change(), expectCandidate: 'r_other' })).rejects.toBeInstanceOf(Conflict);
  });

  it('needs a release that the others get', async () => {
    await expect(rollOut(1)).rejects.toMatchObject({
      code: 'refused',
      message: expect.stringContaining('publish its first one'),
    });
    await publish(1);
    await expect(promote(change())).rejects.toMatchObject({ code: 'refused' });
    await expect(abortRollout(change())).rejects.toMatchObject({ code: 'refused' });
  });

  it('leaves a log that folds to what it says', async () => {
    await publish(1);
    await rollOut(2);
    await takeNextStep(later(15));
    await promote(later(20));
    await rollOut(3, '0');
    await lock(later(30));
    await abortRollout(later(31));
    await unlock(later(32));
    await disable(later(33));
    await enable(later(34));
    expect(await verifyStore(scene.registry)).toMatchObject({ entries: 10, faults: [] });
  });
});

describe('an app', () => {
  it('is disabled and enabled again; the shell is not', async () => {
    await publish(1);
    await disable(change());
    expect((await now())?.disabled).toBe(true);
    expect(await disable(change())).toMatchObject({ changed: false });
    await enable(change());
    expect((await now())?.disabled).toBe(false);
    await publish(1, 'shell');
    await expect(disable({ ...change(), app: 'shell' })).rejects.toMatchObject({ code: 'refused' });
  });

  it('is locked against what comes, and never against a rollback', async () => {
    const one = await publish(1);
    await publish(2);
    await lock({ ...change(), reason: 'a holiday' });
    await expect(publish(3)).rejects.toMatchObject({ message: expect.stringContaining('a holiday') });
    await expect(rollOut(3)).rejects.toMatchObject({ message: expect.stringContaining('is locked') });
    expect((await rollBack(change())).to).toBe(one.to);
    expect((await readStatus(scene.registry)).apps[0]?.locked).toMatchObject({ reason: 'a holiday' });
    await unlock(change());
    await publish(3);
  });

  it('loses a retired release from those it falls back on', async () => {
    const one = await publish(1);
    const two = await publish(2);
    await publish(3);
    await retire({ ...change(), release: two.to });
    expect(await now()).toMatchObject({ lastKnownGood: one.to });
    expect((await document()).retired).toEqual([two.to]);
    await expect(retire({ ...change(), release: two.to })).rejects.toMatchObject({ code: 'refused' });
  });
});

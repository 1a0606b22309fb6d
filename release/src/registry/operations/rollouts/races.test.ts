import { expect, it } from '@jest/globals';
import { readHead } from '../../log/log-reading.ts';
import { app, audit, useRegistry } from '../../registry.fixture.ts';
import { RegistryError } from '../../registry-error.ts';
import { parseSteps } from '../../weight.ts';
import { rollBack } from '../roll-back.ts';
import { verifyStore } from '../verify-store.ts';
import { abortRollout, promote } from './end-rollout.ts';
import { rollOutStored } from './start-rollout.ts';

const scene = useRegistry();
const rounds = 200;

it('of two who decide about a rollout at the same time, one does, and the log is not forked', async () => {
  const one = await scene.publish(1);
  const two = await scene.publish(2);
  const change = { ...scene.registry, ...audit, app };
  await rollBack({ ...change, to: one.to });
  const outcomes = { promote: 0, abort: 0 };
  for (let round = 0; round < rounds; round++) {
    const { active } = (await readHead(scene.registry)).state.apps[app] ?? {};
    if (active !== one.to) await rollBack({ ...change, to: one.to });
    await rollOutStored(change, parseSteps('10'), two.to);
    const end = { ...change, expect: one.to, expectCandidate: two.to };
    const [promoted, aborted] = await Promise.allSettled([promote(end), abortRollout(end)]);
    const failed = [promoted, aborted].filter((outcome) => outcome.status === 'rejected');
    expect(failed).toHaveLength(1);
    expect((failed[0] as PromiseRejectedResult).reason).toBeInstanceOf(RegistryError);
    outcomes[promoted.status === 'fulfilled' ? 'promote' : 'abort']++;
    const now = (await scene.document()).apps[app];
    expect(now).toMatchObject({ rollout: null, active: promoted.status === 'fulfilled' ? two.to : one.to });
  }
  expect(outcomes.promote + outcomes.abort).toBe(rounds);
  expect(await verifyStore(scene.registry)).toMatchObject({ faults: [] });
}, 60_000);

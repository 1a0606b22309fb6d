import { describe, expect, it } from '@jest/globals';
import { writeSampleBuild } from '../../../store/sample-build.fixture.ts';
import { readHead } from '../../log/log-reading.ts';
import { updateProjection } from '../../log/log-writing.ts';
import { app, audit, useRegistry } from '../../registry.fixture.ts';
import type { Registry } from '../../registry.ts';
import { parseSteps } from '../../weight.ts';
import { rollBack } from '../roll-back.ts';
import { verifyStore } from '../verify-store.ts';
import { takeNextStep } from './change-rollout.ts';
import { abortRollout, promote } from './end-rollout.ts';
import { rollOutBuild } from './start-rollout.ts';

const scene = useRegistry();
const writes = ['appendLogEntry', 'writeProjection'] as const;
const moments = ['before', 'after'] as const;

/** A registry whose process dies at one of its writes: before it, or when it has just happened. */
function dying(
  registry: Registry,
  write: (typeof writes)[number],
  moment: (typeof moments)[number],
): Registry {
  const { store } = registry;
  const died = new Error('the process died');
  const dies = async (...args: never[]): Promise<never> => {
    if (moment === 'after') await (store[write] as (...args: never[]) => Promise<unknown>)(...args);
    throw died;
  };
  return { ...registry, store: { ...store, [write]: dies } };
}

const commands: Record<string, (registry: Registry) => Promise<unknown>> = {
  rollout: async (registry) => {
    const buildDir = await writeSampleBuild(scene.folder('build'), app, 3);
    return rollOutBuild({ ...registry, ...audit, app, buildDir }, parseSteps('10:15,50'));
  },
  step: (registry) => takeNextStep({ ...registry, ...audit, app }),
  promote: (registry) => promote({ ...registry, ...audit, app }),
  abort: (registry) => abortRollout({ ...registry, ...audit, app }),
  rollback: (registry) => rollBack({ ...registry, ...audit, app }),
};
const points = Object.keys(commands).flatMap((name) =>
  writes.flatMap((write) => moments.map((moment) => [name, moment, write] as const)),
);

describe('a process that dies while it decides', () => {
  it.each(points)('leaves %s done or not done, dying %s %s', async (name, moment, write) => {
    await scene.publish(1);
    await scene.publish(2);
    if (name !== 'rollout') await commands.rollout?.(scene.registry);
    const before = await readHead(scene.registry);
    await expect(commands[name]?.(dying(scene.registry, write, moment))).rejects.toThrow();
    // Servers go on with a document that they can verify, whatever happened.
    expect((await scene.document()).apps[app]?.active).toBeDefined();
    // Any later command finishes what was decided.
    await updateProjection(scene.registry);
    const after = await readHead(scene.registry);
    expect(after.seq - before.seq).toBe(write === 'appendLogEntry' && moment === 'before' ? 0 : 1);
    expect((await scene.document()).seq).toBe(after.seq);
    expect(await verifyStore(scene.registry)).toMatchObject({ faults: [] });
  });
});

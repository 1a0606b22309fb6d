import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { type RegistryCallError, RegistryClient } from '../cli/remote/registry-client.ts';
import { uploadBuild } from '../cli/remote/upload-build.ts';
import { verifyStore } from '../registry/index.ts';
import type { ReleaseStore } from '../store/index.ts';
import { writeSampleBuild } from '../store/sample-build.fixture.ts';
import { useRegistryServer } from './registry-server.fixture.ts';

const scene = useRegistryServer();
const { app, folder } = scene;

async function openClient(): Promise<RegistryClient> {
  const origin = await scene.start();
  return new RegistryClient(origin, await scene.token());
}

async function publish(client: RegistryClient, mark: number): Promise<string> {
  const buildDir = await writeSampleBuild(folder(`build-${mark}`), app, mark);
  const upload = await uploadBuild(client, app, buildDir, () => {});
  return (await client.post<{ to: string }>(`${upload}/publish`, { reason: 'slow store' })).to;
}

/** Each call of the store takes its time from now on. */
function slowDown(store: ReleaseStore): void {
  const names = [
    'readProjection',
    'writeProjection',
    'lastLogSeq',
    'readLogEntry',
    'appendLogEntry',
  ] as const;
  for (const name of names) {
    const plain = store[name] as (...args: unknown[]) => Promise<unknown>;
    const slow = async (...args: unknown[]): Promise<unknown> => {
      await sleep(150);
      return plain(...args);
    };
    Object.assign(store, { [name]: slow });
  }
}

describe('the registry service', () => {
  it('lets one of two rollbacks pass on a slow store, and answers others meanwhile', async () => {
    const client = await openClient();
    const first = await publish(client, 1);
    const second = await publish(client, 2);
    slowDown(scene.registry.store);
    const both = Promise.allSettled(
      [1, 2].map(() => client.post(`/apps/${app}/rollback`, { expect: second })),
    );
    const { apps } = await client.get<{ apps: { app: string }[] }>('/status');
    expect(apps).toMatchObject([{ app }]);
    const outcomes = (await both).map((outcome) =>
      outcome.status === 'fulfilled' ? 'rolled back' : (outcome.reason as RegistryCallError).code,
    );
    expect(outcomes.sort()).toEqual(['conflict', 'rolled back']);
    expect((await scene.document()).apps[app]?.active).toBe(first);
    expect((await verifyStore(scene.registry)).faults).toEqual([]);
  }, 60_000);
});

import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { childEnvironment } from '@enerabi/shared/testing/child-process';
import { freePort } from '@enerabi/shared/testing/free-port';
import { expect, it } from '@jest/globals';
import { RegistryClient } from '../cli/remote/registry-client.ts';
import { uploadBuild } from '../cli/remote/upload-build.ts';
import { ensureSigningKey, verifyStore } from '../registry/index.ts';
import { app, audit } from '../registry/registry.fixture.ts';
import { createFileStore, storeDir } from '../store/index.ts';
import { writeSampleBuild } from '../store/sample-build.fixture.ts';
import { useTemporaryFolder } from '../store/temporary-folder.fixture.ts';
import { createToken, scopes } from '../tokens/index.ts';

const folder = useTemporaryFolder();

/** A small disk at the folder. @returns ends it */
function mountDisk(place: string, kilobytes: number): () => void {
  mkdirSync(place, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', place], { stdio: 'pipe' });
  return () => void spawnSync('umount', ['-l', place]);
}

/** Containers and accounts without the right to mount cannot have a full disk. */
const canMount = (() => {
  const place = mkdtempSync(path.join(tmpdir(), 'mount-'));
  try {
    mountDisk(place, 64)();
    return true;
  } catch {
    return false;
  } finally {
    rmdirSync(place);
  }
})();

/** Leaves so many bytes on the disk. */
function fill(place: string, left: number): void {
  const { bavail, bsize } = statfsSync(place);
  writeFileSync(path.join(place, 'filler'), Buffer.alloc(Math.max(0, bavail * bsize - left)));
}

/** The registry service as operations run it. */
async function startService(dataDir: string, port: number): Promise<ChildProcess> {
  const service = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    env: {
      ...childEnvironment(),
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      RELEASE_ENVIRONMENT: 'local',
      REGISTRY_PORT: String(port),
      API_BASE_URL: 'http://127.0.0.1:9',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(service, 'message');
  return service;
}

async function publish(client: RegistryClient, mark: number): Promise<string> {
  const buildDir = await writeSampleBuild(folder('builds', String(mark)), app, mark);
  const upload = await uploadBuild(client, app, buildDir, () => {});
  return (await client.post<{ to: string }>(`${upload}/publish`, { reason: 'full disk' })).to;
}

(canMount ? it : it.skip)(
  'a full disk lets a rollback pass, stops all else with the reason, and is over when there is room again',
  async () => {
    const disk = folder('disk');
    const unmount = mountDisk(disk, 2_048);
    const port = await freePort();
    let service: ChildProcess | undefined;
    try {
      const keys = await ensureSigningKey(disk);
      const registry = { store: createFileStore(storeDir(disk)), environment: 'local', keys };
      const { text: token } = await createToken(registry, {
        holder: 'aoki',
        apps: null,
        scopes: [...scopes],
        days: 1,
        createdBy: 'tests',
        now: new Date(),
      });
      service = await startService(disk, port);
      const client = new RegistryClient(`http://127.0.0.1:${port}`, token);
      const active = async () =>
        (await client.get<{ apps: { active: string }[] }>('/status')).apps[0]?.active ?? '';
      const known = [await publish(client, 1), await publish(client, 2)];
      fill(disk, 0);
      await expect(publish(client, 3)).rejects.toThrow('no space left');
      expect(await active()).toBe(known[1]);
      await client.post(`/apps/${app}/rollback`, { reason: 'full disk' });
      expect(await active()).toBe(known[0]);
      rmSync(path.join(disk, 'filler'));

      // The next commands find no bytes that were set aside.
      const refusals: string[] = [];
      known.push(await publish(client, 4));
      // Room for nothing, for a part of a release, for an entry of the log, and for the document, too.
      for (const left of [0, 4_096, 8_192, 16_384, 32_768, 65_536]) {
        rmSync(path.join(storeDir(disk), 'reserve'), { force: true });
        fill(disk, left);
        for (const attempt of [
          () => publish(client, 5 + left),
          () => client.post(`/apps/${app}/rollback`, {}),
        ]) {
          const said = await attempt().then(
            () => '',
            (error: Error) => error.message,
          );
          if (said !== '') refusals.push(said);
          else known.push(await active());
          expect(known).toContain(await active());
        }
        rmSync(path.join(disk, 'filler'));
      }
      expect(refusals.length).toBeGreaterThan(2);
      for (const refusal of refusals)
        expect(refusal).toMatch(/no space left|nothing to roll back|no release behind/);
      const last = await publish(client, 1_000);
      expect(await active()).toBe(last);
      await client.post(`/apps/${app}/rollback`, {});
      expect(await active()).not.toBe(last);
      expect((await verifyStore({ ...registry, ...audit })).faults).toEqual([]);
    } finally {
      service?.kill('SIGKILL');
      unmount();
    }
  },
  120_000,
);

import { writeFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import type { ReleaseStore } from '../../store/index.ts';
import { readHead } from '../log/log-reading.ts';
import { updateProjection } from '../log/log-writing.ts';
import { app, audit, useRegistry } from '../registry.fixture.ts';
import { rollBack } from './roll-back.ts';

const scene = useRegistry();
const { publish, document, folder } = scene;
const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

/** The store of the test with some methods replaced. @returns the plain one */
function replaceStore(change: (plain: ReleaseStore) => Partial<ReleaseStore>): ReleaseStore {
  const plain = scene.registry.store;
  scene.registry = { ...scene.registry, store: { ...plain, ...change(plain) } };
  return plain;
}

describe('a command that fails after it was logged', () => {
  it.each<[string, (plain: ReleaseStore) => Partial<ReleaseStore>]>([
    ['while builds/latest.json is written', () => ({ writeProjection: () => Promise.reject(full) })],
    [
      'while the log waits for the disk',
      (plain) => ({
        appendLogEntry: async (...entry) => {
          await plain.appendLogEntry(...entry);
          throw full;
        },
      }),
    ],
  ])('says that it was decided, and what makes it live: %s', async (_, change) => {
    await publish(1);
    const store = replaceStore(change);
    await expect(publish(2)).rejects.toMatchObject({
      code: 'unconfirmed',
      message: expect.stringMatching(/^the command was logged as seq 2, but ENOSPC.*; run .* regenerate`$/),
    });
    scene.registry = { ...scene.registry, store };
    expect((await document()).seq).toBe(1);
    await updateProjection(scene.registry);
    const { state } = await readHead(scene.registry);
    expect(await document()).toMatchObject({ seq: 2, apps: { [app]: { active: state.apps[app]?.active } } });
  });

  it('says so, too, when what visitors get cannot be read back', async () => {
    await publish(1);
    let isWritten = false;
    replaceStore((plain) => ({
      writeProjection: async (text) => {
        await plain.writeProjection(text);
        isWritten = true;
      },
      readProjection: () => (isWritten ? Promise.reject(full) : plain.readProjection()),
    }));
    await expect(publish(2)).rejects.toMatchObject({
      code: 'unconfirmed',
      message: expect.stringMatching(/logged as seq 2, but ENOSPC/),
    });
  });
});

describe('a rollback to a release that the store has found unchanged', () => {
  it('hashes it once it is active, and fails if a disk has lost bits meanwhile', async () => {
    const [one] = [await publish(1), await publish(2)];
    replaceStore(() => ({ isUnchanged: () => Promise.resolve(true) }));
    await writeFile(folder('store', 'r', app, one.to, 'client/tiny.mjs'), '!');
    await expect(rollBack({ ...scene.registry, ...audit, app })).rejects.toMatchObject({
      code: 'unconfirmed',
      message: expect.stringMatching(/logged as seq 3, but .*client\/tiny\.mjs was changed; .* verify`$/),
    });
    expect((await document()).apps[app]?.active).toBe(one.to);
  });

  it('is refused before if the store has not', async () => {
    const [one, two] = [await publish(1), await publish(2)];
    await writeFile(folder('store', 'r', app, one.to, 'client/tiny.mjs'), '!');
    await expect(rollBack({ ...scene.registry, ...audit, app })).rejects.toMatchObject({ code: 'refused' });
    expect((await document()).apps[app]?.active).toBe(two.to);
  });
});

it('a command that could not be logged changed nothing, and says just what failed', async () => {
  await publish(1);
  const store = replaceStore(() => ({ appendLogEntry: () => Promise.reject(full) }));
  await expect(publish(2)).rejects.toBe(full);
  expect(await store.lastLogSeq('local')).toBe(1);
});

describe('a command that another one follows at once', () => {
  it('says which release is active by now', async () => {
    const [one, two] = [await publish(1), await publish(2)];
    let isFollowed = false;
    const plain = replaceStore((store) => ({
      writeProjection: async (text) => {
        await store.writeProjection(text);
        if (isFollowed) return;
        isFollowed = true;
        await rollBack({ ...scene.registry, ...audit, app, to: one.to, store: plain });
      },
    }));
    const { confirmation } = await publish(3);
    expect(confirmation).toMatchObject({ seq: 4, overtakenBy: one.to });
    expect(two.confirmation.overtakenBy).toBeNull();
  });

  it('says so, too, when it had nothing to change', async () => {
    const [one] = [await publish(1), await publish(2)];
    let looks = 0;
    const plain = replaceStore((store) => ({
      lastLogSeq: async (environment) => {
        looks += 1;
        // The command has decided by its second look at the log.
        if (looks === 3) await rollBack({ ...scene.registry, ...audit, app, store: plain });
        return store.lastLogSeq(environment);
      },
    }));
    expect(await publish(2)).toMatchObject({
      changed: false,
      confirmation: { seq: 3, overtakenBy: one.to },
    });
  });
});

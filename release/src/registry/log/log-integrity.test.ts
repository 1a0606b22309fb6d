import { readFile, rm, unlink, writeFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { generateSigningKey, sha384, signValue, trustedKeys } from '../../document/index.ts';
import { writeSampleBuild } from '../../store/sample-build.fixture.ts';
import { publishBuild } from '../operations/publish-build.ts';
import { rollBack } from '../operations/roll-back.ts';
import { readStatus } from '../operations/status.ts';
import { verifyStore } from '../operations/verify-store.ts';
import { app, audit, newRegistry, useRegistry } from '../registry.fixture.ts';
import type { AppState } from '../release-state.ts';
import type { LogEntry } from './log-entry.schemas.ts';
import { updateProjection } from './log-writing.ts';

const scene = useRegistry();
const { folder, publish, logFile } = scene;

describe('what a command says of itself', () => {
  it.each([
    ['nobody', { who: '' }, 'who'],
    ['a name without end', { who: 'a'.repeat(201) }, 'who'],
    ['a reason without end', { reason: 'a'.repeat(2_001) }, 'reason'],
  ])('is refused where no later command could read it: %s', async (_, said, field) => {
    await publish(1);
    const buildDir = await writeSampleBuild(folder('said'), app, 2);
    const refused = publishBuild({ ...scene.registry, ...audit, ...said, app, buildDir });
    await expect(refused).rejects.toMatchObject({ code: 'refused', message: expect.stringContaining(field) });
    expect(await publish(3)).toMatchObject({ changed: true });
  });
});

describe('a log that cannot be believed', () => {
  const failure = (code: string) => expect.objectContaining({ name: 'RegistryError', code });

  it.each<[string, (text: string) => string]>([
    ['cut off', (text) => text.slice(0, -10)],
    ['edited', (text) => text.replace('parent@home', 'nobody@home')],
    ['emptied', () => ''],
  ])('is an error when its head is %s, and nothing is decided on it', async (_, change) => {
    await publish(1);
    await writeFile(logFile(1), change(await readFile(logFile(1), 'utf8')));
    await expect(publish(2)).rejects.toEqual(failure('log_corrupt'));
    await expect(readStatus(scene.registry)).rejects.toEqual(failure('log_corrupt'));
    expect(await scene.registry.store.lastLogSeq('local')).toBe(1);
  });

  it('is an error when its end or all of it is gone', async () => {
    await publish(1);
    await publish(2);
    await unlink(logFile(2));
    await expect(publish(3)).rejects.toEqual(failure('log_missing'));
    await rm(folder('store', 'env'), { recursive: true });
    await expect(publish(3)).rejects.toEqual(failure('log_missing'));
  });

  it('is an error when an earlier entry was taken out or put in from elsewhere', async () => {
    await publish(1);
    await publish(2);
    const other = newRegistry(folder('other'));
    const buildDir = await writeSampleBuild(folder('build'), app, 9);
    await publishBuild({ ...other, keys: scene.registry.keys, ...audit, app, buildDir });
    await writeFile(logFile(1), await other.store.readLogEntry('local', 1));
    await expect(verifyStore(scene.registry)).rejects.toThrow(
      'entry 2 was not written upon the entry before it',
    );
    await unlink(logFile(1));
    await expect(verifyStore(scene.registry)).rejects.toThrow(
      'entry 1 of the release log of local is missing',
    );
  });

  it('is an error when it is signed by a key that is not trusted', async () => {
    await publish(1);
    const signing = generateSigningKey();
    scene.registry = { ...scene.registry, keys: { signing, trusted: trustedKeys([signing.publicKey]) } };
    await expect(publish(2)).rejects.toThrow('signed by a key not trusted here');
  });

  it('is not continued for another environment in the same store', async () => {
    await publish(1);
    scene.registry = { ...scene.registry, environment: 'production' };
    await expect(publish(2)).rejects.toEqual(failure('other_environment'));
  });
});

describe('a log of schema 1, whose rollbacks kept releases newer than their target', () => {
  /** Signs every entry again, as it would have been written at the time. */
  async function rewriteLog(change: (entry: LogEntry, before: LogEntry | null) => LogEntry): Promise<void> {
    const { store, keys } = scene.registry;
    let before: LogEntry | null = null;
    let previous: string | null = null;
    const last = await store.lastLogSeq('local');
    for (let seq = 1; seq <= last; seq++) {
      const { signature: _, ...entry } = JSON.parse(await readFile(logFile(seq), 'utf8'));
      const rewritten: LogEntry = { ...change(entry, before), schema: 1, previous };
      const text = JSON.stringify(signValue('release-log', rewritten, keys.signing));
      await writeFile(logFile(seq), text);
      before = rewritten;
      previous = sha384(text);
    }
  }

  it('is believed by the rule it was written under, and continued by that of today', async () => {
    const [one, two] = [await publish(1), await publish(2)];
    await rollBack({ ...scene.registry, ...audit, app });
    const [three, four] = [await publish(3), await publish(4)];
    await rollBack({ ...scene.registry, ...audit, app, to: two.to });
    await rewriteLog((entry, before) => {
      const { keeps: _, health: _h, probe: _p, ...event } = entry.event;
      const { standing: _s, kept = [], ...former } = entry.state.apps[app] as AppState;
      const knownGood = entry.seq < 6 ? kept.map(({ release }) => release) : [three.to, one.to];
      const current = { ...former, knownGood };
      if (entry.seq < 6) return { ...entry, event, state: { ...entry.state, apps: { [app]: current } } };
      const { [four.to]: __, ...releases } = { ...before?.state.releases, ...entry.state.releases };
      return { ...entry, event, state: { ...entry.state, apps: { [app]: current }, releases } };
    });
    await updateProjection(scene.registry);
    expect(await verifyStore(scene.registry)).toMatchObject({ entries: 6, faults: [] });

    await rollBack({ ...scene.registry, ...audit, app, to: one.to });
    await rollBack({ ...scene.registry, ...audit, app, to: four.to });
    expect((await readStatus(scene.registry)).apps[0]).toMatchObject({
      active: four.to,
      lastKnownGood: null,
    });
    expect(await verifyStore(scene.registry)).toMatchObject({ entries: 8, faults: [] });
  });
});

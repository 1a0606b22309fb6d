import { readFile, rm, unlink, writeFile } from 'node:fs/promises';
import { beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { generateSigningKey, trustedKeys, verifyDocument } from '../document/index.ts';
import type { ReleaseStore } from '../store/index.ts';
import { writeSampleBuild } from '../store/sample-build.fixture.ts';
import { useTemporaryFolder } from '../store/temporary-folder.fixture.ts';
import { apply } from './decide.ts';
import { readHistory, walkLog } from './log-history.ts';
import { readHead } from './log-reading.ts';
import { updateProjection } from './log-writing.ts';
import { projectEntry } from './projection.ts';
import { publishBuild } from './publish-build.ts';
import { newRegistry } from './registry.fixture.ts';
import type { Registry } from './registry.ts';
import { RegistryError } from './registry-error.ts';
import { initialState } from './release-state.ts';
import { rollBack } from './roll-back.ts';
import { readStatus } from './status.ts';
import { verifyStore } from './verify-store.ts';

const app = 'mfe-search';
const folder = useTemporaryFolder();
const audit = { who: 'parent@home', now: new Date('2026-11-21T04:00:00Z') };
const logFile = (seq: number) =>
  folder('store', 'env', 'local', 'log', `${String(seq).padStart(10, '0')}.json`);
const projectionFile = () => folder('store', 'builds', 'latest.json');
let registry: Registry;

const publish = async (mark: number, name = app, more: { expect?: string | null } = {}) => {
  const buildDir = await writeSampleBuild(folder('build'), name, mark);
  return publishBuild({ ...registry, ...audit, app: name, buildDir, ...more });
};
const document = async () => {
  const text = (await registry.store.readProjection()) ?? '';
  const verified = verifyDocument(text, { publicKeys: registry.keys.trusted, minimumSeq: 0 });
  if (!verified.ok) throw new Error(verified.detail);
  return verified.document;
};

beforeEach(() => {
  registry = newRegistry(folder('store'));
});

describe('publishing and rolling back (R7.1)', () => {
  it('shows in the projection at once, signed, with a higher seq on a rollback, too', async () => {
    const one = await publish(1);
    const two = await publish(2);
    expect((await document()).apps[app]).toMatchObject({ active: two.to, lastKnownGood: one.to });
    const result = await rollBack({ ...registry, ...audit, app, reason: 'blank list' });
    expect(result).toMatchObject({ from: two.to, to: one.to, changed: true, confirmation: { seq: 3 } });
    expect(await document()).toMatchObject({
      seq: 3,
      retired: [two.to],
      generatedAt: '2026-11-21T04:00:00.000Z',
    });
    expect((await document()).apps[app]).toMatchObject({ active: one.to, lastKnownGood: null });
  });

  it('logs who, when, why, from and to', async () => {
    const one = await publish(1);
    const two = await publish(2);
    await rollBack({ ...registry, ...audit, app, reason: 'blank list' });
    const [latest] = await readHistory(registry, 1, app);
    expect(latest?.event).toMatchObject({
      command: 'rollback',
      who: 'parent@home',
      at: '2026-11-21T04:00:00.000Z',
      reason: 'blank list',
      from: two.to,
      to: one.to,
    });
  });

  it('logs nothing when the same build is published again', async () => {
    const first = await publish(1);
    expect(await publish(1)).toMatchObject({ to: first.to, changed: false, created: false });
    expect(await registry.store.lastLogSeq('local')).toBe(1);
  });

  it('refuses a command that expects something else', async () => {
    const one = await publish(1);
    await expect(publish(2, app, { expect: null })).rejects.toMatchObject({
      code: 'conflict',
      active: one.to,
    });
    await expect(rollBack({ ...registry, ...audit, app, expect: 'r_0' })).rejects.toBeInstanceOf(
      RegistryError,
    );
    expect((await document()).seq).toBe(1);
  });

  it('goes back to any release that was active once, and to no other', async () => {
    const one = await publish(1);
    const [two] = [await publish(2), await publish(3)];
    const { manifest } = await registry.store.putRelease(
      app,
      await writeSampleBuild(folder('build'), app, 4),
      {
        commit: null,
        builtAt: audit.now.toISOString(),
      },
    );
    await expect(rollBack({ ...registry, ...audit, app, to: manifest.id })).rejects.toThrow(
      'was never active',
    );
    await rollBack({ ...registry, ...audit, app, to: one.to });
    expect(await rollBack({ ...registry, ...audit, app, to: two.to })).toMatchObject({ to: two.to });
  });

  it('refuses to go back to a damaged release and names the next one', async () => {
    const [one, two] = [await publish(1), await publish(2), await publish(3)];
    await rm(folder('store', 'r', app, two.to), { recursive: true });
    const rollback = rollBack({ ...registry, ...audit, app });
    await expect(rollback).rejects.toThrow(`not in the store; the next known good one is ${one.to}`);
    expect((await document()).seq).toBe(3);
  });

  it('heals the active release by publishing its build again', async () => {
    const one = await publish(1);
    await rm(folder('store', 'r', app, one.to), { recursive: true });
    expect((await readStatus(registry)).apps[0]?.fault).toContain('not in the store');
    expect(await publish(1)).toMatchObject({ to: one.to, created: true });
    expect((await readStatus(registry)).apps[0]?.fault).toBeNull();
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
    await expect(readStatus(registry)).rejects.toEqual(failure('log_corrupt'));
    expect(await registry.store.lastLogSeq('local')).toBe(1);
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
    await publishBuild({ ...other, keys: registry.keys, ...audit, app, buildDir });
    await writeFile(logFile(1), await other.store.readLogEntry('local', 1));
    await expect(verifyStore(registry)).rejects.toThrow('entry 2 was not written upon the entry before it');
    await unlink(logFile(1));
    await expect(verifyStore(registry)).rejects.toThrow('entry 1 of the release log of local is missing');
  });

  it('is an error when it is signed by a key that is not trusted', async () => {
    await publish(1);
    const signing = generateSigningKey();
    registry = { ...registry, keys: { signing, trusted: trustedKeys([signing.publicKey]) } };
    await expect(publish(2)).rejects.toThrow('signed by a key not trusted here');
  });

  it('is not continued for another environment in the same store', async () => {
    await publish(1);
    registry = { ...registry, environment: 'production' };
    await expect(publish(2)).rejects.toEqual(failure('other_environment'));
  });
});

describe('the projection', () => {
  it.each<[string, (file: string) => Promise<unknown>]>([
    ['missing', (file) => unlink(file)],
    ['cut off', async (file) => writeFile(file, (await readFile(file, 'utf8')).slice(0, 200))],
  ])('can be written anew, byte for byte, when %s', async (_, harm) => {
    await publish(1);
    await publish(2);
    const before = await readFile(projectionFile(), 'utf8');
    await harm(projectionFile());
    expect((await verifyStore(registry)).faults[0]).toMatch(/^builds\/latest.json is/);
    expect(await updateProjection(registry)).toEqual({ seq: 2, written: true });
    expect(await readFile(projectionFile(), 'utf8')).toBe(before);
  });

  it('is brought up to date by a publication that has nothing else to do', async () => {
    await publish(1);
    const before = await readFile(projectionFile(), 'utf8');
    await publish(2);
    await writeFile(projectionFile(), before);
    expect((await readStatus(registry)).projection.fault).toBe('is of seq 1, the log is at 2');
    expect(await publish(2)).toMatchObject({ changed: false, confirmation: { seq: 2 } });
  });

  it('ends up the newest one when a slow writer puts an older one over it', async () => {
    await publish(1);
    const plain = registry.store;
    let overtaken = false;
    const writeProjection = async (text: string) => {
      if (!overtaken) {
        overtaken = true;
        const buildDir = await writeSampleBuild(folder('faster'), 'mfe-account', 1);
        await publishBuild({ ...registry, store: plain, ...audit, app: 'mfe-account', buildDir });
      }
      await plain.writeProjection(text);
    };
    registry = { ...registry, store: { ...plain, writeProjection } };
    await publish(2);
    expect(await document()).toMatchObject({ seq: 3, apps: { 'mfe-account': {} } });
  });

  it('is mended and confirmed when an older one lands on it after the last look', async () => {
    await publish(1);
    const plain = registry.store;
    const older = (await plain.readProjection()) ?? '';
    let isWritten = false;
    let isOverwritten = false;
    const store: ReleaseStore = {
      ...plain,
      writeProjection: async (text) => {
        await plain.writeProjection(text);
        isWritten = true;
      },
      lastLogSeq: async (environment) => {
        const seq = await plain.lastLogSeq(environment);
        if (isWritten && !isOverwritten) await plain.writeProjection(older);
        isOverwritten = isWritten;
        return seq;
      },
    };
    registry = { ...registry, store };
    expect(await publish(2)).toMatchObject({ confirmation: { seq: 2 } });
    expect((await document()).seq).toBe(2);
  });

  it('is the fold of the log, whatever was commanded', async () => {
    const step = fc.record({
      command: fc.constantFrom('publish' as const, 'publish' as const, 'rollback' as const),
      name: fc.constantFrom('mfe-search', 'mfe-account'),
      mark: fc.integer({ min: 1, max: 4 }),
    });
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        registry = newRegistry(folder(`run-${run++}`));
        let seq = 0;
        for (const { command, name, mark } of steps) {
          const outcome = await (command === 'publish'
            ? publish(mark, name)
            : rollBack({ ...registry, ...audit, app: name })
          ).catch((error: unknown) => error);
          if (outcome instanceof RegistryError) expect(outcome.code).toBe('refused');
          else if (outcome instanceof Error) throw outcome;
          const head = await readHead(registry);
          expect(head.seq - seq).toBe(
            !(outcome instanceof Error) && (outcome as { changed: boolean }).changed ? 1 : 0,
          );
          seq = head.seq;
          if (seq === 0) continue;
          const current = await document();
          const { signature: _, ...unsigned } = current;
          const entries = [];
          for await (const entry of walkLog(registry)) entries.unshift(entry);
          const folded = entries.reduce((state, { event, seq }) => apply(state, event, seq), initialState);
          expect(folded).toEqual(head.state);
          expect(unsigned).toEqual(projectEntry({ ...(head.entry as (typeof entries)[0]), state: folded }));
          for (const { active } of Object.values(current.apps))
            await registry.store.verifyRelease(current.releases[active]?.app ?? '', active);
        }
      }),
      { numRuns: 15 },
    );
  }, 60_000);
});

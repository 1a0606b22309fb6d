import { readFile, unlink, writeFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { generateSigningKey, serialiseDocument, signDocument } from '../document/index.ts';
import type { ReleaseStore } from '../store/index.ts';
import { writeSampleBuild } from '../store/sample-build.fixture.ts';
import { apply } from './apply.ts';
import type { LogEntry } from './log/log-entry.schemas.ts';
import { walkLog } from './log/log-history.ts';
import { readHead } from './log/log-reading.ts';
import { updateProjection } from './log/log-writing.ts';
import type { CommandResult } from './operations/activate.ts';
import { publishBuild } from './operations/publish-build.ts';
import { rollBack } from './operations/roll-back.ts';
import { readStatus } from './operations/status.ts';
import { verifyStore } from './operations/verify-store.ts';
import { projectEntry } from './projection.ts';
import { audit, newRegistry, useRegistry } from './registry.fixture.ts';
import { RegistryError } from './registry-error.ts';
import { fallbacksOf, initialState } from './release-state.ts';

const scene = useRegistry();
const { folder, publish, document, projectionFile } = scene;

describe('the projection', () => {
  it.each<[string, (file: string) => Promise<unknown>]>([
    ['missing', (file) => unlink(file)],
    ['cut off', async (file) => writeFile(file, (await readFile(file, 'utf8')).slice(0, 200))],
    ['empty', (file) => writeFile(file, '{}')],
    [
      'of a number that never was',
      async (file) => writeFile(file, (await readFile(file, 'utf8')).replace('"seq": 2', '"seq": 9999')),
    ],
    [
      'signed by a stranger',
      async (file) => {
        const { signature: _, ...document } = JSON.parse(await readFile(file, 'utf8'));
        await writeFile(file, serialiseDocument(signDocument({ ...document, seq: 9 }, generateSigningKey())));
      },
    ],
  ])('can be written anew, byte for byte, when %s', async (_, harm) => {
    await publish(1);
    await publish(2);
    const before = await readFile(projectionFile(), 'utf8');
    await harm(projectionFile());
    expect((await verifyStore(scene.registry)).faults[0]).toMatch(/^builds\/latest.json is/);
    expect(await updateProjection(scene.registry)).toEqual({ seq: 2, written: true });
    expect(await readFile(projectionFile(), 'utf8')).toBe(before);
  });

  it('is brought up to date by a publication that has nothing else to do', async () => {
    await publish(1);
    const before = await readFile(projectionFile(), 'utf8');
    await publish(2);
    await writeFile(projectionFile(), before);
    expect((await readStatus(scene.registry)).projection.fault).toBe('is of seq 1, the log is at 2');
    expect(await publish(2)).toMatchObject({ changed: false, confirmation: { seq: 2 } });
  });

  it('ends up the newest one when a slow writer puts an older one over it', async () => {
    await publish(1);
    const plain = scene.registry.store;
    let overtaken = false;
    const writeProjection = async (text: string) => {
      if (!overtaken) {
        overtaken = true;
        const buildDir = await writeSampleBuild(folder('faster'), 'mfe-account', 1);
        await publishBuild({ ...scene.registry, store: plain, ...audit, app: 'mfe-account', buildDir });
      }
      await plain.writeProjection(text);
    };
    scene.registry = { ...scene.registry, store: { ...plain, writeProjection } };
    await publish(2);
    expect(await document()).toMatchObject({ seq: 3, apps: { 'mfe-account': {} } });
  });

  it('is mended and confirmed when an older one lands on it after the last look', async () => {
    await publish(1);
    const plain = scene.registry.store;
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
    scene.registry = { ...scene.registry, store };
    expect(await publish(2)).toMatchObject({ confirmation: { seq: 2 } });
    expect((await document()).seq).toBe(2);
  });

  it('is the fold of the log, whatever was commanded', async () => {
    const step = fc.record({
      command: fc.constantFrom('publish' as const, 'publish' as const, 'rollback' as const),
      isNamed: fc.boolean(),
      name: fc.constantFrom('mfe-search', 'mfe-account'),
      mark: fc.integer({ min: 1, max: 4 }),
    });
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        scene.registry = newRegistry(folder(`run-${run++}`));
        let seq = 0;
        const ids = new Map<string, string>();
        for (const { command, isNamed, name, mark } of steps) {
          const to = isNamed ? ids.get(`${name} ${mark}`) : undefined;
          const outcome = await (command === 'publish'
            ? publish(mark, name)
            : rollBack({ ...scene.registry, ...audit, app: name, to })
          ).catch((error: unknown) => error);
          if (command === 'publish') ids.set(`${name} ${mark}`, (outcome as CommandResult).to);
          if (outcome instanceof RegistryError) expect(outcome.code).toBe('refused');
          else if (outcome instanceof Error) throw outcome;
          const head = await readHead(scene.registry);
          expect(head.seq - seq).toBe(
            !(outcome instanceof Error) && (outcome as { changed: boolean }).changed ? 1 : 0,
          );
          seq = head.seq;
          if (seq === 0) continue;
          const current = await document();
          const { signature: _, ...unsigned } = current;
          const entries: LogEntry[] = [];
          for await (const entry of walkLog(scene.registry)) entries.unshift(entry);
          const folded = entries.reduce((state, { event, seq }) => apply(state, event, seq), initialState);
          expect(folded).toEqual(head.state);
          expect(unsigned).toEqual(projectEntry({ ...(head.entry as LogEntry), state: folded }));
          for (const current of Object.values(head.state.apps)) {
            const fallbacks = fallbacksOf(current).map(({ release }) => release);
            const order = [current.active, ...fallbacks].map((id) =>
              entries.findLastIndex(({ event }) => event.command === 'publish' && event.to === id),
            );
            expect(order).toEqual([...order].sort((a, b) => b - a));
          }
          for (const { active } of Object.values(current.apps))
            await scene.registry.store.verifyRelease(current.releases[active]?.app ?? '', active);
        }
      }),
      { numRuns: 15 },
    );
  });
});

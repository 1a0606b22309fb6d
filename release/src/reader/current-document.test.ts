import { writeFileSync } from 'node:fs';
import { mkdir, readFile, rm, unlink, utimes, writeFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { generateSigningKey, serialiseDocument, signDocument } from '../document/index.ts';
import { app } from '../registry/registry.fixture.ts';
import type { Releases } from './open-releases.ts';
import { NoReleaseDocument } from './open-releases.ts';
import { useReader } from './reader.fixture.ts';

const { source, logged, projectionFile, publish, rollBack, open } = useReader();
const active = (releases: Releases) => releases.current().apps[app]?.active;

describe('what runs now (R7.1)', () => {
  it('is what was published a moment ago, on the very next call, without a restart', async () => {
    const releases = open();
    expect(() => releases.current()).toThrow(NoReleaseDocument);
    const one = await publish(1);
    expect(active(releases)).toBe(one);
    for (let mark = 2; mark < 8; mark++) expect([await publish(mark)]).toEqual([active(releases)]);
    await rollBack(one);
    expect(active(releases)).toBe(one);
  });

  it('is the same object while nothing changes', async () => {
    await publish(1);
    const releases = open();
    const old = new Date(Date.now() - 60_000);
    await utimes(projectionFile(), old, old);
    expect(releases.current()).toBe(releases.current());
  });

  it.each<[string, string, (text: string) => Promise<unknown>]>([
    ['missing', 'the file is missing', () => unlink(projectionFile())],
    ['cut off', 'not a whole JSON object', (text) => writeFile(projectionFile(), text.slice(0, 300))],
    [
      'changed',
      'does not fit its content',
      (text) => writeFile(projectionFile(), text.replace('"seq": 2', '"seq": 9')),
    ],
    [
      'a folder',
      'cannot be read (EISDIR)',
      () => unlink(projectionFile()).then(() => mkdir(projectionFile())),
    ],
    [
      'signed by a stranger',
      'not trusted here',
      (text) => writeFile(projectionFile(), signedByStranger(text)),
    ],
  ])('stays what it was when the file is %s, and the cause is logged once', async (_, cause, harm) => {
    await publish(1);
    const two = await publish(2);
    const releases = open();
    const text = await readFile(projectionFile(), 'utf8');
    await harm(text);
    for (let call = 0; call < 5; call++) expect(active(releases)).toBe(two);
    expect(releases.fault()).toContain(cause);
    // The watcher may have met the file half written before.
    expect(logged.filter((line) => line.includes(`${cause}; seq 2 stays in force`))).toHaveLength(1);

    await rm(projectionFile(), { recursive: true, force: true });
    await writeFile(projectionFile(), text);
    expect(active(releases)).toBe(two);
    expect(releases.fault()).toBeUndefined();
    const three = await publish(3);
    expect(active(releases)).toBe(three);
  });

  it('never goes back to a lower seq, even a genuine one', async () => {
    await publish(1);
    const before = await readFile(projectionFile(), 'utf8');
    const two = await publish(2);
    const releases = open();
    await writeFile(projectionFile(), before);
    expect(active(releases)).toBe(two);
    expect(logged.filter((line) => line.includes('its seq 1 is lower than 2'))).toHaveLength(1);
  });

  it('is not taken from another environment', async () => {
    await publish(1);
    const releases = open('production');
    expect(() => releases.current()).toThrow('it is for local, not production');
  });

  it('is seen when two documents of one size are written within one tick of the clock', async () => {
    await publish(1);
    const { signature: _, ...document } = JSON.parse(await readFile(projectionFile(), 'utf8'));
    const texts = Array.from({ length: 80 }, (_, i) =>
      serialiseDocument(signDocument({ ...document, seq: 10 + i }, source.registry.keys.signing)),
    );
    const releases = open();
    for (const [i, text] of texts.entries()) {
      writeFileSync(projectionFile(), text);
      expect(releases.current().seq).toBe(10 + i);
    }
  });

  it('is reported to listeners once per document, until they unsubscribe', async () => {
    await publish(1);
    const releases = open();
    const seen: number[] = [];
    const leave = releases.onChange(({ seq }, before) => seen.push(before?.seq ?? 0, seq));
    releases.onChange(() => {
      throw new Error('a listener that fails');
    });
    await publish(2);
    await until(() => seen.length > 0);
    expect(seen).toEqual([1, 2]);
    leave();
    await publish(3);
    await until(() => logged.length === 2);
    expect(seen).toEqual([1, 2]);
  });

  it('is noticed even when the store is made after the start', async () => {
    const releases = open();
    const seen: number[] = [];
    releases.onChange(({ seq }) => seen.push(seq));
    await publish(1);
    await until(() => seen.length > 0);
    expect(seen).toEqual([1]);
  });
});

function signedByStranger(text: string): string {
  const { signature: _, ...document } = JSON.parse(text);
  return serialiseDocument(signDocument(document, generateSigningKey()));
}

async function until(condition: () => boolean): Promise<void> {
  const deadline = performance.now() + 4_000;
  while (!condition()) {
    if (performance.now() > deadline) throw new Error(`not within 4 s: ${condition}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

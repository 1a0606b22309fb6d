import { randomUUID } from 'node:crypto';
import type { ObjectClient } from './object-client.ts';

/** Writers at the same moment: some stores decide one after another rightly, and together wrongly. */
const racers = 8;

export interface StoreCheck {
  name: string;
  isMet: boolean;
  /** The store's conduct instead; null if the check is met. */
  detail: string | null;
}

/**
 * Tries what a release store relies on, with objects of its own that it deletes. Stores fail at conditional creation without
 * a word: they drop the header and answer 200.
 * @throws ObjectStoreError if the store cannot be used at all
 */
export async function probeStore(client: ObjectClient): Promise<StoreCheck[]> {
  const key = (name: string): string => `probe/${mark}-${name}`;
  const mark = randomUUID();
  const checks: StoreCheck[] = [];
  const check = (name: string, fault: string | null): void =>
    void checks.push({ name, isMet: fault === null, detail: fault });
  try {
    const [first, second] = [
      await client.create(key('twice'), 'one'),
      await client.create(key('twice'), 'two'),
    ];
    check(
      'an object is created once',
      first && !second ? null : 'it created one that was there: it ignores `If-None-Match: *`',
    );
    const found = (await client.get(key('twice')))?.bytes.toString();
    check(
      'what is written is read back',
      found === 'one' ? null : `it answered ${found ?? 'that there is none'}`,
    );
    const created = await Promise.all(
      Array.from({ length: racers }, (_, at) => client.create(key('race'), String(at))),
    );
    const winners = created.filter(Boolean).length;
    check('of writers at the same moment one wins', winners === 1 ? null : `${winners} of ${racers} won`);
    await client.put(key('replaced'), 'one');
    const { etag } = (await client.get(key('replaced'))) ?? {};
    const same = await client.getChanged(key('replaced'), etag);
    check(
      'an unchanged object is not sent again',
      same === 'unchanged' ? null : 'it ignores `If-None-Match` of a read',
    );
    await client.put(key('replaced'), 'two');
    const reply = await client.getChanged(key('replaced'), etag);
    const changed = typeof reply === 'object' ? reply.bytes.toString() : reply;
    check('a change is seen at once', changed === 'two' ? null : 'a read after a write had the old object');
    const listed = (await client.list(`probe/${mark}`)).map((entry) => entry.key);
    const expected = ['race', 'replaced', 'twice'].map(key);
    check(
      'a listing has what was written',
      areEqual(listed, expected) ? null : `it listed ${listed.join(', ')}`,
    );
    const behind = (await client.list(`probe/${mark}`, key('race'))).map((entry) => entry.key);
    check(
      'a listing begins behind a key',
      areEqual(behind, expected.slice(1)) ? null : 'it ignores `start-after`',
    );
  } finally {
    for (const name of ['twice', 'race', 'replaced']) await client.delete(key(name)).catch(() => undefined);
  }
  return checks;
}

const areEqual = (a: readonly string[], b: readonly string[]): boolean => a.join() === b.join();

import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { recommendedCost } from './argon2-cost.ts';
import { Argon2Hasher, HashingPool } from './password-hasher.ts';

const cheap = { memoryCost: 64, timeCost: 1, parallelism: 1 };

it("hashes by Argon2id at OWASP's cost", async () => {
  const hasher = new Argon2Hasher();
  const hash = await hasher.hash('ひまわり の 種をまく');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await hasher.verify(hash, 'ひまわり の 種をまく')).toBe(true);
  expect(await hasher.verify(hash, 'ひまわり の 種をまいた')).toBe(false);
});

it('works as hard for an account that is not there', async () => {
  const hasher = new Argon2Hasher();
  const hash = await hasher.hash('a');
  const timeOf = async (known: string | undefined) => {
    const began = performance.now();
    expect(await hasher.verify(known, 'b')).toBe(false);
    return performance.now() - began;
  };
  let [known, unknown] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  // Measured alternately, since the machine may be busy for a while.
  for (let turn = 0; turn < 5; turn += 1) {
    known = Math.min(known, await timeOf(hash));
    unknown = Math.min(unknown, await timeOf(undefined));
  }
  expect(unknown / known).toBeGreaterThan(0.5);
  expect(unknown / known).toBeLessThan(2);
});

it('takes no password for that of an account without one', async () => {
  expect(await new Argon2Hasher(cheap).verify('', '')).toBe(false);
});

it('recognises hashes of another cost', async () => {
  const old = await new Argon2Hasher(cheap).hash('a');
  expect(new Argon2Hasher().isOutdated(old)).toBe(true);
  expect(new Argon2Hasher(cheap).isOutdated(old)).toBe(false);
  expect(
    new Argon2Hasher({ ...recommendedCost, timeCost: 3 }).isOutdated(await new Argon2Hasher().hash('a')),
  ).toBe(true);
});

it('reports an unreadable hash, and continues', async () => {
  const hasher = new Argon2Hasher(cheap);
  await expect(hasher.verify('not a hash', 'a')).rejects.toThrow();
  expect(await hasher.verify(await hasher.hash('a'), 'a')).toBe(true);
});

it('refuses a password where too many wait, and hashes the others in their order', async () => {
  const hasher = new Argon2Hasher(cheap, new HashingPool({ threads: 1, queueLimit: 2 }));
  const done: number[] = [];
  const hashed = [0, 1, 2, 3].map((number) => hasher.hash(`${number}`).then(() => done.push(number)));
  const results = await Promise.allSettled(hashed);
  expect(results.filter(({ status }) => status === 'rejected')).toEqual([
    { status: 'rejected', reason: expect.objectContaining({ status: 503 }) },
  ]);
  expect(done).toEqual([...done].sort());
  expect(await hasher.verify(await hasher.hash('later'), 'later')).toBe(true);
});

(process.platform === 'linux' ? it : it.skip)('lets everything else go first (Linux)', async () => {
  await new Argon2Hasher(cheap).hash('a');
  // proc(5): `comm` may contain spaces; the nice value is the 17th field after it.
  const niceness = readdirSync('/proc/self/task').map((thread) =>
    Number(
      readFileSync(`/proc/self/task/${thread}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[16],
    ),
  );
  expect(niceness).toContain(10);
  expect(niceness).toContain(0);
});

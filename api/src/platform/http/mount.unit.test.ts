import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { countJobs } from '@enerabi/shared/contract';
import { expect, it } from '@jest/globals';
import { Hono } from 'hono';
import { mount } from './mount.ts';
import { operation } from './operation.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (options: { type: 'minor' }) => void;

const oldBytes = (): number =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space')?.space_used_size ??
  Number.NaN;

it('leaves nothing of an answered request to the slow collection of old memory', async () => {
  const app = new Hono();
  const answer = operation(countJobs, async ({ query }) => ({ total: query.areas?.length ?? 0 }) as never);
  mount(app, answer, { checkReplies: false, clientAddressOf: () => '192.0.2.1' });
  const askOften = async (): Promise<void> => {
    for (let times = 0; times < 1_000; times += 1) await app.request(`${countJobs.path}?areas[]=130001`);
    collect({ type: 'minor' });
  };
  await askOften();
  await askOften();
  const left: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    const before = oldBytes();
    await askOften();
    left.push((oldBytes() - before) / 1_000);
  }
  // A leak shows in every round; the runner itself now and then moves something to old memory.
  expect(Math.min(...left)).toBeLessThan(500);
});

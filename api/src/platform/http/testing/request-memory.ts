// This program prints how many bytes each answered request leaves in old memory after a minor collection.
// Node runs it with `--expose-gc`.
import { getHeapSpaceStatistics } from 'node:v8';
import { countJobs } from '@enerabi/shared/contract';
import { Hono } from 'hono';
import { mount } from '../mount.ts';
import { operation } from '../operation.ts';

const rounds = 4;
const requests = 1_000;

const oldBytes = (): number =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space')?.space_used_size ??
  Number.NaN;

const app = new Hono();
const answer = operation(countJobs, async ({ query }) => ({ total: query.areas?.length ?? 0 }) as never);
mount(app, answer, { checkReplies: false, clientAddressOf: () => '192.0.2.1' });

async function askOften(): Promise<void> {
  for (let times = 0; times < requests; times += 1) await app.request(`${countJobs.path}?areas[]=130001`);
  globalThis.gc?.({ type: 'minor' });
}

// The first rounds also compile code.
await askOften();
await askOften();
const before = oldBytes();
for (let round = 0; round < rounds; round += 1) await askOften();
console.log(((oldBytes() - before) / (rounds * requests)).toFixed(0));

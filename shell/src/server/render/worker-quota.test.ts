import { expect, it } from '@jest/globals';
import { WorkerQuota } from './worker-quota.ts';

it('as many workers as the quota allows may join; one that leaves makes room', () => {
  const quota = new WorkerQuota(2);
  expect([quota.take(), quota.take(), quota.take()]).toEqual([true, true, false]);
  quota.free();
  expect([quota.take(), quota.take()]).toEqual([true, false]);
});

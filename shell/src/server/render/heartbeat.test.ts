import { beforeEach, describe, expect, it } from '@jest/globals';
import { heartbeatWatch } from './heartbeat.ts';
import { blockedAfterMs, blockedInDevelopmentMs } from './limits.ts';

const worker = { now: 0, beat: 1, cpuAtBeat: 0, cpu: 0, externalMb: 10, isWaitedFor: true };
const watch = (blockedMs = blockedAfterMs) =>
  heartbeatWatch({
    read: () => ({ beat: worker.beat, cpuMs: worker.cpuAtBeat, externalMb: worker.externalMb }),
    isWaitedFor: () => worker.isWaitedFor,
    cpuMs: async () => worker.cpu,
    now: () => worker.now,
    blockedMs,
  });

/** Advances the clock; the thread computes for `share` of that time. */
const pass = (ms: number, share: number): void => {
  worker.now += ms;
  worker.cpu += ms * share;
};

beforeEach(() => {
  Object.assign(worker, { now: 0, beat: 1, cpuAtBeat: 0, cpu: 0, externalMb: 10, isWaitedFor: true });
});

describe('the watch over a heartbeat', () => {
  it('ends a worker that has computed for a quarter of a second without a beat', async () => {
    const look = watch();
    await look();
    pass(240, 1);
    expect(await look()).toBeUndefined();
    pass(20, 1);
    expect(await look()).toMatchObject({ kind: 'blocked', message: 'event loop blocked for 260 ms' });
  });

  it('has more deadline with what is being developed: it is neither minified nor compiled before', async () => {
    const look = watch(blockedInDevelopmentMs);
    await look();
    pass(1_000, 1);
    expect(await look()).toBeUndefined();
    pass(800, 1);
    expect(await look()).toMatchObject({ kind: 'blocked' });
  });

  it('waits for one that is short of a processor', async () => {
    const look = watch();
    await look();
    pass(600, 0.2);
    expect(await look()).toBeUndefined();
    pass(200, 0.2);
    expect(await look()).toMatchObject({ kind: 'blocked' });
  });

  it('does not wait for ever for one that does not compute at all', async () => {
    const look = watch();
    await look();
    pass(1_990, 0);
    expect(await look()).toBeUndefined();
    pass(20, 0);
    expect(await look()).toMatchObject({ kind: 'blocked' });
  });

  it('counts anew from every beat, and takes one that comes during the look', async () => {
    const look = watch();
    await look();
    pass(240, 1);
    Object.assign(worker, { beat: 2, cpuAtBeat: worker.cpu });
    await look();
    pass(260, 1);
    const looking = look();
    worker.beat = 3;
    expect(await looking).toBeUndefined();
  });

  it('expects nothing of an idle worker', async () => {
    const look = watch();
    await look();
    worker.isWaitedFor = false;
    pass(10_000, 1);
    expect(await look()).toBeUndefined();
  });

  it('ends one that holds too much memory outside its heap', async () => {
    worker.externalMb = 129;
    expect(await watch()()).toMatchObject({ kind: 'memory', message: '129 MiB outside the heap' });
  });
});

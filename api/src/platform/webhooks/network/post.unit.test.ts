import type { LookupAddress } from 'node:dns';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startReceiver, type TestReceiver } from '../testing/receiver.ts';
import { loopbackToo } from '../testing/test-webhooks.ts';
import { type AddressPolicy, publicOnly } from './address.rules.ts';
import { AddressRefused } from './checked-lookup.ts';
import { post } from './post.ts';

let receiver: TestReceiver;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.stop());

/** A resolver that has these answers, one after the other, and then the last one again. */
const answering = (...answers: readonly string[][]) => {
  let asked = 0;
  return {
    times: () => asked,
    resolve: (_: string, callback: (error: null, addresses: LookupAddress[]) => void) => {
      const addresses = answers[Math.min(asked, answers.length - 1)] ?? [];
      asked += 1;
      callback(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
    },
  };
};

const call = (policy: AddressPolicy, resolver?: ReturnType<typeof answering>, url?: string) =>
  post({
    url: url ?? receiver.url.replace('127.0.0.1', 'rebind.test'),
    headers: { 'content-type': 'application/json' },
    body: '{"園":1}',
    timeoutMs: 2_000,
    policy,
    resolve: resolver?.resolve,
  });

describe('a call', () => {
  it('goes to the address that was checked: a name that changes meanwhile gains nothing', async () => {
    const resolver = answering(['127.0.0.1'], ['10.0.0.1']);
    expect(await call(loopbackToo, resolver)).toEqual({ status: 204, retryAfter: undefined });
    expect(resolver.times()).toBe(1);
    expect(receiver.received).toMatchObject([{ body: '{"園":1}', headers: { 'content-length': '9' } }]);
    expect(receiver.received[0]?.headers.host).toMatch(/^rebind\.test:/);
  });

  it('checks anew each time, over a connection of its own', async () => {
    const resolver = answering(['127.0.0.1'], ['10.0.0.1']);
    await call(loopbackToo, resolver);
    await expect(call(loopbackToo, resolver)).rejects.toThrow('rebind.test resolves to 10.0.0.1');
    expect(receiver.received).toHaveLength(1);
  });

  it.each([
    [['127.0.0.1']],
    [['::ffff:127.0.0.1']],
    [['203.0.114.1', '127.0.0.1']],
    [['2001:4860:4860::8888', 'fd00::1']],
  ])('goes nowhere if an address of the name is not public: %j', async (addresses) => {
    await expect(call(publicOnly, answering(addresses))).rejects.toThrow(AddressRefused);
    expect(receiver.received).toEqual([]);
  });

  it('goes to no private address that is written in its URL', async () => {
    await expect(call(publicOnly, undefined, receiver.url)).rejects.toThrow(AddressRefused);
    await expect(call(publicOnly, undefined, 'http://[::ffff:7f00:1]/')).rejects.toThrow(AddressRefused);
    expect(receiver.received).toEqual([]);
  });

  it('goes nowhere where this machine resolves localhost', async () => {
    const url = receiver.url.replace('127.0.0.1', 'localhost');
    await expect(call(publicOnly, undefined, url)).rejects.toThrow(AddressRefused);
    expect(await call(loopbackToo, undefined, url)).toMatchObject({ status: 204 });
  });

  it('says that a name has no address', async () => {
    await expect(call(publicOnly, answering([]))).rejects.toMatchObject({ code: 'ENOTFOUND' });
  });

  it('does not read an endless reply', async () => {
    const closed = new Promise<void>((resolve) => {
      receiver.answer((response) => {
        response.writeHead(200);
        const timer = setInterval(() => response.write('x'.repeat(100_000)), 1);
        response.once('close', () => {
          clearInterval(timer);
          resolve();
        });
      });
    });
    expect(await call(loopbackToo, answering(['127.0.0.1']))).toMatchObject({ status: 200 });
    await closed;
  });
});

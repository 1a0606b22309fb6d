import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { StallLimit } from './stall-limit.ts';

const textOf = (body: ReadableStream<Uint8Array>): Promise<string> => new Response(body).text();

it('a stalled body ends, and its source is cancelled, even if it ignores the signal', async () => {
  const letGo = Promise.withResolvers<unknown>();
  const source = new ReadableStream<Uint8Array>({ cancel: letGo.resolve });
  const limit = new StallLimit(50);
  await expect(textOf(limit.body(source))).rejects.toMatchObject({ name: 'AbortError' });
  expect(limit.hasStalled).toBe(true);
  await letGo.promise;
});

it('a body that goes on is read to its end, however long that takes', async () => {
  const letters = [...'abcdef'].values();
  const source = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await sleep(100);
      const { done, value } = letters.next();
      if (done) controller.close();
      else controller.enqueue(new TextEncoder().encode(value));
    },
  });
  const limit = new StallLimit(400);
  expect(await textOf(limit.body(source))).toBe('abcdef');
  expect(limit.hasStalled).toBe(false);
});

it('a body that breaks off fails, without having stood still', async () => {
  const source = new ReadableStream<Uint8Array>({ pull: () => Promise.reject(new Error('broken')) });
  const limit = new StallLimit(1_000);
  await expect(textOf(limit.body(source))).rejects.toThrow('broken');
  expect(limit.hasStalled).toBe(false);
});

it('a body that is no longer read cancels its source', async () => {
  const letGo = Promise.withResolvers<unknown>();
  const source = new ReadableStream<Uint8Array>({ cancel: letGo.resolve });
  await new StallLimit(1_000).body(source).cancel('the visitor left');
  expect(await letGo.promise).toBe('the visitor left');
});

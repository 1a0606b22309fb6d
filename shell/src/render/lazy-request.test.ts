import { Worker } from 'node:worker_threads';
import { describe, expect, it } from '@jest/globals';
import { lazyRequest } from './lazy-request.ts';

const url = 'http://localhost/f?area=350001';

describe('a request that is made when it is needed', () => {
  it('is what a Request is to those who read it', async () => {
    const { signal } = new AbortController();
    const request = lazyRequest(url, { headers: [['accept-language', 'ja']], signal });
    expect([request.url, request.method, request.body]).toEqual([url, 'GET', null]);
    expect('formData' in request).toBe(true);
    const copy = request.clone();
    for (const { headers } of [request, copy]) expect(headers.get('accept-language')).toBe('ja');
    expect(await request.text()).toBe('');
  });

  it('is ended by the signal that it was given', () => {
    const controller = new AbortController();
    const request = lazyRequest(url, { headers: [], signal: controller.signal });
    controller.abort();
    expect(request.signal.aborted).toBe(true);
  });

  it('loads nothing of fetch until then', async () => {
    const worker = new Worker(
      `const { parentPort, workerData } = require('node:worker_threads');
      const isLoaded = () => process.moduleLoadList.some((name) => name.endsWith('undici/undici'));
      import(workerData).then(({ lazyRequest }) => {
        const { signal } = new AbortController();
        const request = lazyRequest('http://localhost/f', { headers: [], signal });
        const known = [request.url, request.method, request.signal === signal, request instanceof URL];
        const before = isLoaded();
        request.headers;
        parentPort.postMessage([...known, before, isLoaded()]);
      });`,
      { eval: true, workerData: new URL('./lazy-request.ts', import.meta.url).href },
    );
    const result = await new Promise((resolve) => worker.once('message', resolve));
    await worker.terminate();
    expect(result).toEqual(['http://localhost/f', 'GET', true, false, false, true]);
  });
});

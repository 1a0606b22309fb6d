import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '@enerabi/shared/testing/free-port';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { newSecret, secretText } from './endpoints/endpoint-secret.ts';
import { signatureHeaders } from './sending/signature.rules.ts';

const file = join(import.meta.dirname, '../../../../docs/guides/webhook-receiver.mjs');
const [old, current] = [newSecret(), newSecret()];

describe('the example receiver of the guide', () => {
  let url = '';
  let stop = () => {};
  const events: unknown[] = [];
  beforeAll(async () => {
    const port = await freePort();
    const env = { PORT: String(port), WEBHOOK_SECRET: `${secretText(old)},${secretText(current)}` };
    const receiver = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    stop = () => receiver.kill();
    url = `http://127.0.0.1:${port}/`;
    const lines = createInterface(receiver.stdout);
    await once(lines, 'line');
    lines.on('line', (line) => events.push(JSON.parse(line)));
  });
  afterAll(() => stop());

  const send = async (headers: Record<string, string>, body: string) =>
    (await fetch(url, { method: 'POST', headers, body })).status;
  const signed = (secret: Buffer, id: string, body: string, now = new Date()) =>
    send(signatureHeaders([secret], { id, now, body }), body);
  const body = JSON.stringify({ type: 'webhook.test', data: { 園: 1 } });

  it('takes what is signed with either of its secrets, and each event once', async () => {
    expect(await signed(current, 'msg_1', body)).toBe(204);
    expect(await signed(old, 'msg_2', body)).toBe(204);
    expect(await signed(current, 'msg_1', body)).toBe(204);
    expect(
      await send(signatureHeaders([newSecret(), current], { id: 'msg_3', now: new Date(), body }), body),
    ).toBe(204);
    expect(events).toEqual(Array(3).fill(JSON.parse(body)));
  });

  it('takes what the independent library signs', async () => {
    const now = new Date();
    const headers = {
      'webhook-id': 'msg_4',
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(secretText(current)).sign('msg_4', now, body),
    };
    expect(await send(headers, body)).toBe(204);
  });

  it('refuses another secret, another body, another time, and what has no signature', async () => {
    expect(await signed(newSecret(), 'msg_5', body)).toBe(401);
    const headers = signatureHeaders([current], { id: 'msg_5', now: new Date(), body });
    expect(await send(headers, `${body} `)).toBe(401);
    expect(await send({ ...headers, 'webhook-id': 'msg_6' }, body)).toBe(401);
    expect(await signed(current, 'msg_5', body, new Date(Date.now() - 301_000))).toBe(401);
    expect(await send({}, body)).toBe(401);
    expect(await send({ ...headers, 'webhook-signature': 'v1,' }, body)).toBe(401);
    expect((await fetch(url)).status).toBe(405);
    expect(await signed(current, 'msg_7', 'x'.repeat(20_001))).toBe(413);
  });

  it('asks for another try of what it cannot store', async () => {
    expect(await signed(current, 'msg_8', 'no JSON')).toBe(500);
  });
});

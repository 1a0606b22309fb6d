import { type HttpServer, serveHttp } from '@enerabi/shared/testing/http-server';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { rollBack } from '../../registry/index.ts';
import { app, audit, useRegistry } from '../../registry/registry.fixture.ts';
import { type CommandNotification, notifyOnce } from './log-notifier.ts';
import { sendWebhook } from './webhook.ts';

const scene = useRegistry();
const { publish } = scene;
let seq: number | undefined;
let sent: CommandNotification[];
beforeEach(() => {
  seq = undefined;
  sent = [];
});
const look = (send = async (one: CommandNotification): Promise<void> => void sent.push(one)) =>
  notifyOnce({
    source: scene.registry,
    send,
    readSeq: async () => seq,
    writeSeq: async (next) => {
      seq = next;
    },
  });

describe('notifications of commands', () => {
  it('begin with what comes after the first start, and miss nothing from then on', async () => {
    const one = await publish(1);
    await look();
    expect(sent).toEqual([]);
    const two = await publish(2);
    await rollBack({ ...scene.registry, ...audit, app, reason: 'blank list' });
    await look();
    await look();
    expect(sent).toEqual([
      expect.objectContaining({ type: 'release.publish', seq: 2 }),
      {
        type: 'release.rollback',
        seq: 3,
        environment: 'local',
        at: audit.now.toISOString(),
        data: {
          app,
          from: two.to,
          to: one.to,
          version: '1.2.3',
          who: 'parent@home',
          reason: 'blank list',
          weight: null,
        },
      },
    ]);
  });
});

describe('a webhook', () => {
  const secret = 'a secret of the night watch, with enough letters';
  const notification: CommandNotification = {
    type: 'release.abort',
    seq: 7,
    environment: 'production',
    at: audit.now.toISOString(),
    data: { app, from: 'r_2', to: 'r_1', version: '1.0.0', who: 'error budget', reason: 'why', weight: null },
  };
  let server: HttpServer;
  let statuses: number[];
  let seen: { headers: Record<string, string>; body: string }[];
  beforeEach(async () => {
    statuses = [];
    seen = [];
    server = await serveHttp((request, response) => {
      seen.push({ headers: request.headers as Record<string, string>, body: request.body });
      response.writeHead(statuses.shift() ?? 204).end();
    });
  });
  afterEach(() => server.close());
  const send = () =>
    sendWebhook({ address: `${server.origin}/hook`, secret }, notification, { pausesMs: [1, 1] });

  it('is one that its receiver can verify', async () => {
    await send();
    const [{ headers, body } = { headers: {}, body: '' }] = seen;
    const verified = new Webhook(Buffer.from(secret).toString('base64')).verify(body, headers);
    expect(verified).toEqual(notification);
  });

  it('comes again with the same id while the receiver is away, and then no more', async () => {
    statuses = [503, 500];
    await send();
    expect(new Set(seen.map(({ headers }) => headers['webhook-id']))).toEqual(
      new Set(['release-production-7']),
    );
    expect(seen).toHaveLength(3);
    statuses = [500, 500, 500];
    await expect(send()).rejects.toThrow(/127.0.0.1:\d+ did not take it: it answered 500/);
  });
});

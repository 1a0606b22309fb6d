import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { travelMinutes } from './solver/index.ts';
import { travelTimes } from './travel-router.ts';

const [one, other] = [
  { lat: 35.65, lng: 139.7 },
  { lat: 35.66, lng: 139.71 },
];

describe('travel times of a router', () => {
  let server: Server;
  let address: string;
  let asked: string[] = [];
  let answer: { status: number; body: unknown };
  beforeAll(async () => {
    server = createServer((request, reply) => {
      asked.push(request.url ?? '');
      reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    asked = [];
    answer = {
      status: 200,
      body: {
        code: 'Ok',
        durations: [
          [0, 601],
          [540, 0],
        ],
      },
    };
  });
  afterAll(() => {
    server.close();
  });
  const log = pino({ level: 'silent' });
  const times = (mode: Parameters<typeof travelTimes>[1] = 'bicycle', at: string | undefined = address) =>
    travelTimes({ address: at, log }, mode, [one, other]);

  it('are asked for once, each way by itself, with the time that each way takes besides', async () => {
    const between = await times();
    expect([between(one, other), between(other, one), between(one, one)]).toEqual([14, 12, 0]);
    expect(asked).toEqual([
      '/table/v1/bicycle/139.700000,35.650000;139.710000,35.660000?annotations=duration',
    ]);
  });

  it('are estimated for trains, without a router, and for points that are not known', async () => {
    expect((await times('train'))(one, other)).toBe(travelMinutes('train', one, other));
    expect((await travelTimes({ address: undefined, log }, 'car', [one, other]))(one, other)).toBe(
      travelMinutes('car', one, other),
    );
    expect(asked).toEqual([]);
    expect((await times())(one, null)).toBe(travelMinutes('bicycle', one, null));
  });

  it.each([
    [
      'has no way',
      200,
      {
        code: 'Ok',
        durations: [
          [0, null],
          [null, 0],
        ],
      },
    ],
    ['refuses', 400, { code: 'InvalidQuery' }],
    ['answers something else', 200, { routes: [] }],
  ])('are estimated if the router %s', async (_, status, body) => {
    answer = { status, body };
    expect((await times())(one, other)).toBe(travelMinutes('bicycle', one, other));
  });

  it('are estimated if no router is there', async () => {
    expect((await times('walk', 'http://127.0.0.1:1'))(one, other)).toBe(travelMinutes('walk', one, other));
  });
});

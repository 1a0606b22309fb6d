import { Agent, request as httpRequest } from 'node:http';
import fc from 'fast-check';
import { expect, test } from '../browser/journey.ts';
import { areas } from '../site/address.ts';
import { origin } from '../site/environment.ts';
import { firstFacility } from '../site/listed-facilities.ts';
import { fuzzedAddress } from './fuzzed-address.ts';

const addresses = 10_000;
const askers = 8;
const agent = new Agent({ keepAlive: true, maxSockets: askers });

/** Requests the path exactly as written: `fetch` would normalise it. */
const statusOf = (path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    httpRequest(origin, { path, agent }, (reply) => {
      reply.resume().on('end', () => resolve(reply.statusCode ?? 0));
    })
      .on('error', reject)
      .end();
  });

test(`${addresses} addresses of nonsense: the server always has an answer, never an error of its own (R5)`, async ({
  request,
}, testInfo) => {
  test.setTimeout(400_000);
  const { path_name } = await firstFacility(request, areas.tokyo);
  const facility = `/f/${path_name}`;
  const pages = [
    ...['/', '/f', '/f', '/f', '/tokyo', '/map_search', '/map_search', '/comparison', '/terms', '/login'],
    ...[
      '/tokyo/e',
      '/tokyo/e/x',
      '/tokyo/notice_board',
      '/register',
      '/activate/0',
      '/password_reset/0',
      '/mypage',
      '/one_stop/mypage',
    ],
    ...['/railway_search/13/select_railway', '/railway_search/13/select_station', '/o', '/o/x', '/job'],
    ...[facility, `${facility}/notice_board`, `${facility}/notice_board/x`, `${facility}/support_message`],
    ...[`${facility}/interview/x`, `/contact/${path_name}/contact_input`, `/one_stop/f/${path_name}`],
    `/support_message/${path_name}/complete?reference=7K3M-94QF`,
    ...[
      '/sitemap.xml',
      '/sitemap-facilities-1.xml',
      `/rss${facility}/notices.xml`,
      '/pictures/area/tokyo.png',
    ],
  ];
  const openApi = await (await request.get('/api/openapi.json')).json();
  const calls = Object.keys(openApi.paths);
  const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000);
  testInfo.annotations.push({ type: 'seed', description: String(seed) });
  const left = fc.sample(
    fc.oneof({ weight: 3, arbitrary: fuzzedAddress(pages) }, { weight: 2, arbitrary: fuzzedAddress(calls) }),
    { numRuns: addresses, seed },
  );
  const counts = new Map<number, number>();
  const failed: string[] = [];
  const asker = async (): Promise<void> => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      const status = await statusOf(path);
      counts.set(status, (counts.get(status) ?? 0) + 1);
      if (status < 200 || status >= 500) failed.push(`${status} ${path}`);
    }
  };
  await Promise.all(Array.from({ length: askers }, asker));
  agent.destroy();
  console.log(`seed ${seed}:`, Object.fromEntries([...counts].sort(([a], [b]) => a - b)));
  expect(failed, `FUZZ_SEED=${seed}`).toEqual([]);
  for (const status of [200, 404, 422]) expect(counts.get(status) ?? 0, `${status}`).toBeGreaterThan(100);
});

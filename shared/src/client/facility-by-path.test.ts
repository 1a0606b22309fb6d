import { afterEach, expect, it } from '@jest/globals';
import { RouterContextProvider } from 'react-router';
import { api } from '../kernel/index.ts';
import { type HttpServer, sendJson, serveHttp } from '../testing/http-server.ts';
import { sampleFacilityDetail } from '../testing/samples/sample-facilities.ts';
import { createClient } from './create-client.ts';
import { facilityByPath } from './facility-by-path.ts';

let server: HttpServer | undefined;
afterEach(() => server?.close());

async function load(answer: Parameters<typeof serveHttp>[0], path = 'hanaoka') {
  server = await serveHttp(answer);
  const context = new RouterContextProvider();
  context.set(api, createClient({ baseUrl: server.origin }));
  const request = new Request(`http://site.test/f/${path}`);
  return facilityByPath({ request, context, params: { facility_path_name: path } });
}

it('asks for the published facility of the address', async () => {
  const facility = await load((_, response) => sendJson(response, sampleFacilityDetail()));
  expect(facility).toEqual(sampleFacilityDetail());
  expect(server?.received[0]?.url).toBe('/api/front_get_facility?path_name=hanaoka&is_published=true');
});

it.each([
  [404, 404, 'お探しのページは見つかりませんでした。'],
  [422, 404, 'お探しのページは見つかりませんでした。'],
  [503, 503, 'ただいまメンテナンス中です。'],
  [504, 504, 'ただいまメンテナンス中です。'],
  [500, 500, 'ただいまメンテナンス中です。'],
])(
  'turns %i of the API into the page status %i, with its message (R1.1, R6.2, R6.6)',
  async (said, shown, message) => {
    const problem = { code: 'x', request_id: 'reference-1', message: 'ただいまメンテナンス中です。' };
    const thrown = load((_, response) => sendJson(response, problem, said), 'NOT a name');
    await expect(thrown).rejects.toMatchObject({
      data: { message, code: 'x', request_id: 'reference-1' },
      init: { status: shown },
    });
  },
);

it.each([
  ['none', {}, undefined],
  ['a detail for programmers', { detail: 'relation "facility" does not exist' }, undefined],
  ['an empty one', { message: ' \n' }, undefined],
  ['what is no text', { message: { a: 1 } }, undefined],
  ['several lines', { message: 'ただいま\n  点検中です。' }, 'ただいま 点検中です。'],
  ['markup', { message: '<b>点検中</b>' }, '<b>点検中</b>'],
  ['one without end', { message: 'あ'.repeat(5_000) }, `${'あ'.repeat(200)}…`],
])('shows of a server that says %s: its text, of a sensible length (R6.6)', async (_, said, message) => {
  const thrown = load((_, response) => sendJson(response, { code: 'x', ...said }, 500));
  await expect(thrown).rejects.toMatchObject({ data: { message }, init: { status: 500 } });
});

it('says that the server failed where it gives no answer, with 500 (R6.2)', async () => {
  const thrown = load((_, response) => void response.destroy());
  await expect(thrown).rejects.toMatchObject({
    data: { message: undefined, code: 'unreachable' },
    init: { status: 500 },
  });
});

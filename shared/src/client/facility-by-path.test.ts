import { afterEach, expect, it } from '@jest/globals';
import { RouterContextProvider } from 'react-router';
import { api } from '../kernel/index.ts';
import { type HttpServer, sendJson, serveHttp } from '../testing/http-server.ts';
import { sampleFacilityDetail } from '../testing/sample-facilities.ts';
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
  [503, 503, undefined],
  [504, 504, undefined],
  [500, 500, undefined],
])('turns %i of the API into the page status %i (R1.1, R6.2, R6.6)', async (said, shown, message) => {
  const thrown = load(
    (_, response) => sendJson(response, { code: 'x', request_id: 'reference-1' }, said),
    'NOT a name',
  );
  await expect(thrown).rejects.toMatchObject({
    data: { message, code: 'x', request_id: 'reference-1' },
    init: { status: shown },
  });
});

import { expect, test } from './browser/journey.ts';
import { areas, listAddress } from './site/address.ts';
import { origin } from './site/environment.ts';

const common = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
};

test('a page has security headers and a policy with a nonce of its own', async ({ request }) => {
  const replies = await Promise.all([1, 2].map(() => request.get(listAddress(areas.yamaguchi))));
  const nonces = await Promise.all(
    replies.map(async (reply) => {
      expect(reply.headers()).toMatchObject(common);
      const policy = reply.headers()['content-security-policy'] ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("'strict-dynamic'");
      expect(policy).not.toContain('unsafe-');
      const [, nonce] = /script-src 'nonce-([\w+/=]{22,})'/.exec(policy) ?? [];
      const html = await reply.text();
      const scripts = [...html.matchAll(/<script(?! type="application\/(?:ld\+)?json")([^>]*)>/g)];
      expect(scripts.length).toBeGreaterThan(0);
      for (const [, attributes] of scripts) expect(attributes).toContain(`nonce="${nonce}"`);
      expect(html, 'inline styles and handlers would be refused').not.toMatch(/<[^>]+\s(style|on\w+)="/);
      return nonce;
    }),
  );
  expect(new Set(nonces).size).toBe(2);
});

test('every answer has a reference number, and a proxy may give its own', async ({ request }) => {
  for (const address of ['/', '/nope/nope', '/builds/latest.json', '/api/front_get_facilties', '/readyz'])
    expect((await request.get(address)).headers()['x-request-id']).toMatch(/^[\w-]{8,64}$/);
  const given = await request.get('/', { headers: { 'x-request-id': 'proxy-0123456789' } });
  expect(given.headers()['x-request-id']).toBe('proxy-0123456789');
  const refused = await request.get('/', { headers: { 'x-request-id': 'no such "number"' } });
  expect(refused.headers()['x-request-id']).toMatch(/^[\w-]{36}$/);
});

test('files of a release are immutable, precompressed and asked for once; missing ones are no page', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const addresses = [...html.matchAll(/(?:href|src)="(\/builds\/r\/[^"]+)"/g)].map(
    ([, address = '']) => address,
  );
  expect(addresses.length).toBeGreaterThan(4);
  for (const address of new Set(addresses)) {
    const file = await request.get(address, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(file.status()).toBe(200);
    const headers = file.headers();
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    if ((await file.body()).length > 1_500) expect(headers['content-encoding']).toBe('br');
    const again = await request.get(address, {
      headers: { 'accept-encoding': 'gzip, br', 'if-none-match': headers.etag ?? '' },
    });
    expect(again.status()).toBe(304);
    expect((await again.body()).length).toBe(0);
  }
  const zipped = await request.get(addresses[0] ?? '', { headers: { 'accept-encoding': 'gzip' } });
  expect(zipped.headers()['content-encoding']).toBe('gzip');

  for (const address of [
    '/builds/r/mfe-search/nope/client/x.mjs',
    '/builds/r/nope/nope/client/x.mjs',
    `${addresses[0]?.replace(/[^/]+$/, 'nope.mjs')}`,
    `${addresses[0]?.replace(/client\/.+$/, 'server.cjs')}`,
    '/builds/r/shell/..%2f..%2fkeys%2frelease.ed25519.pem/x',
    '/builds/nope',
  ]) {
    const missing = await request.get(address);
    expect([address, missing.status()]).toEqual([address, 404]);
    expect(missing.headers()['content-type']).toMatch(/^text\/plain/);
    expect(await missing.text()).not.toContain('<');
  }
});

test('builds/latest.json names every build and is sent again only when it changed (R7.1)', async ({
  request,
}) => {
  const latest = await request.get('/builds/latest.json');
  const { apps } = (await latest.json()) as { apps: Record<string, { active: string }> };
  // The gallery is published for the journeys only.
  expect(Object.keys(apps).sort()).toEqual([
    'gallery',
    'mfe-account',
    'mfe-booking',
    'mfe-contact',
    'mfe-search',
    'shell',
  ]);
  expect(latest.headers()['cache-control']).toBe('no-cache');
  const again = await request.get('/builds/latest.json', {
    headers: { 'if-none-match': latest.headers().etag ?? '' },
  });
  expect(again.status()).toBe(304);
});

test('the API answers through the gateway, and names the invalid field (R6.1)', async ({ request }) => {
  const list = await request.get('/api/front_get_facilties', { params: { area: areas.yamaguchi, limit: 3 } });
  expect(list.status()).toBe(200);
  expect(((await list.json()) as { facilities: unknown[] }).facilities).toHaveLength(3);

  for (const [query, field] of [
    ['limit=500', 'limit'],
    ['limit=many', 'limit'],
    ['page=0', 'page'],
    ['colour=red', 'colour'],
    ['facility_types[]=98', 'facility_types'],
    ['sort=nearest', 'sort'],
  ]) {
    const refused = await request.get(`/api/front_get_facilties?${query}`);
    expect([query, refused.status()]).toEqual([query, 422]);
    expect(refused.headers()['content-type']).toMatch(/^application\/problem\+json/);
    const problem = (await refused.json()) as { errors: { field: string }[]; request_id: string };
    expect(JSON.stringify(problem.errors)).toContain(field);
    expect(problem.request_id).toBe(refused.headers()['x-request-id']);
  }
  expect((await request.get('/api/nope')).status()).toBe(404);
  expect((await request.get('/api/front_get_facility?path_name=nope')).status()).toBe(404);
});

test('a form that another site sends is refused (R3.7)', async ({ page, request, complaints }) => {
  complaints.allow(/status of 403/);
  await page.route('http://elsewhere.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<form method="post" action="${origin}/login"><input name="mailaddress" value="a@example.jp"><button>Win</button></form>`,
    }),
  );
  await page.goto('http://elsewhere.example/');
  const [reply] = await Promise.all([
    page.waitForResponse(`${origin}/login`),
    page.getByRole('button', { name: 'Win' }).click(),
  ]);
  expect(reply.status()).toBe(403);

  const strangers: Record<string, string>[] = [
    { origin: 'https://elsewhere.example' },
    { 'sec-fetch-site': 'cross-site' },
    {},
  ];
  for (const headers of strangers)
    for (const address of ['/login', '/api/auth/login']) {
      const refused = await request.post(address, { headers, form: { mailaddress: 'a@example.jp' } });
      expect(refused.status()).toBe(403);
      expect(await refused.json()).toMatchObject({ status: 403, code: 'cross_origin' });
    }
});

test('a form that is too large is refused with a page that says so', async ({ request }) => {
  const reply = await request.post('/login', {
    headers: { origin },
    form: { mailaddress: 'a@example.jp', password: 'x'.repeat(300_000) },
  });
  expect(reply.status()).toBe(413);
  expect(await reply.text()).toContain('入力された文章が長すぎるため、送信できませんでした');
});

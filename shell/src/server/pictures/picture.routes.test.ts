import { facilityPicture } from '@enerabi/shared/pictures';
import { type HttpServer, sendJson, serveHttp } from '@enerabi/shared/testing/http-server';
import { sampleFacilityDetail } from '@enerabi/shared/testing/sample-facilities';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Hono } from 'hono';
import type { ServerEnvironment } from '../server-environment.ts';
import { pictureFiles } from './picture.routes.ts';
import type { Picture } from './picture.ts';
import { PictureRendererBusy } from './picture-renderer.ts';

const hanaoka = sampleFacilityDetail();
let api: HttpServer;
beforeAll(async () => {
  api = await serveHttp(({ url }, response) =>
    url.includes('path_name=hanaoka')
      ? sendJson(response, hanaoka)
      : sendJson(response, { type: 'about:blank', title: '', status: 404, code: 'facility_not_found' }, 404),
  );
});
afterAll(() => api.close());

let app: Hono<ServerEnvironment>;
let drawn: Picture[];
let isBusy: boolean;
beforeEach(() => {
  app = new Hono<ServerEnvironment>();
  drawn = [];
  isBusy = false;
  const draw = async (picture: Picture) => {
    if (isBusy) throw new PictureRendererBusy('too many');
    drawn.push(picture);
    return new TextEncoder().encode(JSON.stringify(picture));
  };
  pictureFiles(app, { apiBaseUrl: api.origin, pictureRenderer: { draw } });
});

describe('pictures of pages', () => {
  it('of a facility show its data, at an address that can be cached for a year', async () => {
    const reply = await app.request(facilityPicture(hanaoka));
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('image/png');
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(drawn).toEqual([
      expect.objectContaining({ kind: 'facility', name: '花岡保育園', place: '山口県下松市' }),
    ]);
  });

  it('at an address of the past are those of today, for a while', async () => {
    const reply = await app.request('/pictures/f/hanaoka.0.png');
    expect(reply.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(await reply.text()).toContain('花岡保育園');
  });

  it('of a prefecture and of the site need no API', async () => {
    await app.request('/pictures/area/okinawa.png');
    await app.request('/pictures/site.png');
    expect(drawn).toEqual([{ kind: 'area', name: '沖縄県' }, { kind: 'site' }]);
  });

  it('are drawn once, and not sent again to a client that has them', async () => {
    const first = await app.request('/pictures/site.png');
    const again = await app.request('/pictures/site.png', {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    });
    expect([again.status, drawn.length]).toEqual([304, 1]);
  });

  it.each([
    '/pictures/f/nobody.0.png',
    '/pictures/f/hanaoka.png',
    '/pictures/f/hanaoka.0.svg',
    '/pictures/area/atlantis.png',
    '/pictures/%E5%9C%92.png',
  ])('are 404 as text where there is nothing to show: %s', async (path) => {
    const reply = await app.request(path);
    expect(reply.status).toBe(404);
    expect(reply.headers.get('content-type')).toContain('text/plain');
    expect(drawn).toEqual([]);
  });

  it('are 503 with the time to come back where too many are asked for', async () => {
    isBusy = true;
    const reply = await app.request('/pictures/site.png');
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '60']);
    isBusy = false;
    expect((await app.request('/pictures/site.png')).status).toBe(200);
  });
});

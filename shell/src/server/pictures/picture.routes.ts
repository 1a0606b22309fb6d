import { createHash } from 'node:crypto';
import { prefectureByCode, prefectures } from '@enerabi/shared/constants';
import { getFacility } from '@enerabi/shared/contract';
import { type FacilityPictureText, facilityPictureText, versionOf } from '@enerabi/shared/pictures';
import type { Context, Hono } from 'hono';
import { ApiUnavailableError, answerFromApi, NotFoundError } from '../gateway/call-operation.ts';
import type { ServerEnvironment } from '../server-environment.ts';
import type { Picture } from './picture.ts';
import { PictureCache } from './picture-cache.ts';
import { type PictureRenderer, PictureRendererBusy } from './picture-renderer.ts';

export interface PictureSettings {
  apiBaseUrl: string;
  pictureRenderer: Pick<PictureRenderer, 'draw'>;
}

const forAYear = 'public, max-age=31536000, immutable';
const forADay = 'public, max-age=86400, stale-while-revalidate=604800';
/** For an address whose version is not the present one. */
const forAnHour = 'public, max-age=3600';

/**
 * Open Graph pictures (ogp.me) of facilities, prefectures and the site. No text of a picture comes from its address.
 */
export function pictureFiles(
  app: Hono<ServerEnvironment>,
  { apiBaseUrl, pictureRenderer }: PictureSettings,
): void {
  const saved = new PictureCache();
  const drawn = (picture: Picture) =>
    saved.get(JSON.stringify(picture), () => drawnBy(pictureRenderer, picture));

  app.get('/pictures/*', (context) =>
    answerFromApi(context, apiBaseUrl, async (ask) => {
      const { path } = context.req;
      const own = ownPicture(path);
      if (own) return pngReply(context, await drawn(own), forADay);
      const [, path_name, version] =
        /^\/pictures\/f\/([a-z0-9_-]{1,120})\.([a-z0-9]{1,7})\.png$/.exec(path) ?? [];
      if (!path_name) throw new NotFoundError(path);
      const facility = await ask(getFacility, { path_name, is_published: true });
      const text = facilityPictureText(facility);
      const isCurrent = version === versionOf(text);
      return pngReply(context, await drawn(facilityPictureOf(text)), isCurrent ? forAYear : forAnHour);
    }),
  );
}

async function drawnBy(pictureRenderer: Pick<PictureRenderer, 'draw'>, picture: Picture) {
  try {
    return await pictureRenderer.draw(picture);
  } catch (error) {
    if (error instanceof PictureRendererBusy) throw new ApiUnavailableError(error.message);
    throw error;
  }
}

const facilityPictureOf = (text: FacilityPictureText): Picture => {
  const { name, type, prefecture_code, municipality_name, stations, drawing } = text;
  const place = `${prefectureByCode(prefecture_code)?.name ?? ''}${municipality_name}`;
  return { kind: 'facility', name, type, place, stations, drawing };
};

function ownPicture(path: string): Picture | undefined {
  if (path === '/pictures/site.png') return { kind: 'site' };
  const slug = /^\/pictures\/area\/([a-z]+)\.png$/.exec(path)?.[1];
  const area = prefectures.find((prefecture) => prefecture.slug === slug);
  return area && { kind: 'area', name: area.name };
}

function pngReply(context: Context, png: Uint8Array<ArrayBuffer>, cacheControl: string): Response {
  const etag = `"${createHash('sha256').update(png).digest('base64url').slice(0, 22)}"`;
  const headers = { etag, 'cache-control': cacheControl };
  if (context.req.header('if-none-match')?.includes(etag))
    return new Response(null, { status: 304, headers });
  return context.body(png, 200, { ...headers, 'content-type': 'image/png' });
}

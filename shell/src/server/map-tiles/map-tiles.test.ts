import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Compression, TileType } from 'pmtiles';
import { pmtilesFile } from '../../testing/pmtiles-file.ts';
import { sendRequest } from '../../testing/send-request.ts';
import { openTestSite, type TestSite } from '../../testing/test-site.ts';
import { openMapTiles } from './map-tiles.ts';

/** Around the station 三軒茶屋; the server does not look into a tile. */
const places = [
  { z: 8, x: 227, y: 100 },
  { z: 14, x: 14550, y: 6451 },
  { z: 14, x: 14551, y: 6451 },
];
const bodyOf = ({ z, x }: (typeof places)[number]): string => `tile ${z}/${x} `.repeat(200);
const tiles = places.map((place) => ({ ...place, data: Buffer.from(bodyOf(place)) }));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'map-tiles-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function fileOf(name: string, bytes: Uint8Array | string): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, bytes);
  return file;
}

describe('a file of vector tiles (issue 22)', () => {
  it('gives its tiles as they are in it, and nothing where it has none', async () => {
    const opened = await openMapTiles(await fileOf('japan.pmtiles', pmtilesFile(tiles)));
    expect(opened).toMatchObject({ minZoom: 8, maxZoom: 14 });
    for (const place of places) {
      const tile = await opened.tile(place.z, place.x, place.y);
      expect(tile?.encoding).toBe('gzip');
      expect(gunzipSync(tile?.body ?? '').toString()).toBe(bodyOf(place));
    }
    expect(await opened.tile(14, 1, 1)).toBeUndefined();
    await opened.close();
  });

  it.each([
    ['is missing', undefined, /cannot be read \(ENOENT\)/],
    ['is another file', '保育園'.repeat(10_000), /no PMTiles file of version 3/],
    ['has pictures', pmtilesFile(tiles, { tileType: TileType.Png }), /no vector tiles/],
    [
      'has a coding that browsers lack',
      pmtilesFile(tiles, { tileCompression: Compression.Zstd }),
      /other than gzip/,
    ],
  ])('stops the start if it %s, and says how to mend it', async (name, bytes, said) => {
    const file =
      bytes === undefined ? path.join(folder, 'none.pmtiles') : await fileOf(`${name}.pmtiles`, bytes);
    const error = await openMapTiles(file).catch((reason: unknown) => reason);
    expect(String(error)).toMatch(said);
    expect(String(error)).toContain(`MAP_TILES: ${file}`);
  });
});

describe('a site with a file of vector tiles', () => {
  let site: TestSite;
  let version: string;
  beforeAll(async () => {
    const mapTiles = await fileOf('site.pmtiles', pmtilesFile(tiles));
    site = await openTestSite({ mapTiles });
    const opened = await openMapTiles(mapTiles);
    version = opened.version;
    await opened.close();
  });
  afterAll(() => site.close());
  const ask = (address: string, encoding = 'gzip') =>
    fetch(`${site.origin}/map_tiles/${address}`, { headers: { 'accept-encoding': encoding } });

  it('serves them itself, for ever, as the file has them', async () => {
    const reply = await sendRequest(site.origin, `/map_tiles/${version}/14/14550/6451.mvt`, {
      'accept-encoding': 'gzip, br',
    });
    expect(reply).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'application/vnd.mapbox-vector-tile',
        'content-encoding': 'gzip',
        'cache-control': 'public, max-age=31536000, immutable',
      },
    });
    const plain = await ask(`${version}/14/14550/6451.mvt`, 'identity');
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([
      null,
      bodyOf({ z: 14, x: 14550, y: 6451 }),
    ]);
  });

  it('has an empty answer where there is no tile, and none beyond the map', async () => {
    const statuses = ['14/0/0.mvt', '15/1/1.mvt', '8/256/1.mvt', '8/227/100.png', '8/a/1.mvt'].map(
      async (tile) => (await ask(`${version}/${tile}`)).status,
    );
    expect(await Promise.all(statuses)).toEqual([204, 404, 404, 404, 404]);
  });

  it('answers a page that is open since an earlier file, but not for ever', async () => {
    const reply = await ask('earlier/8/227/100.mvt');
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600']);
  });
});

it('a site without a file has no tiles any more', async () => {
  const site = await openTestSite();
  expect((await fetch(`${site.origin}/map_tiles/any/8/227/100.mvt`)).status).toBe(410);
  expect((await fetch(`${site.origin}/map_tiles/`)).status).toBe(404);
  await site.close();
});

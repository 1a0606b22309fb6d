import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Hono } from 'hono';
import { acceptedEncoding } from '../accepted-encoding.ts';
import type { ServerEnvironment } from '../server-environment.ts';
import type { MapTiles } from './map-tiles.ts';

const gunzipped = promisify(gunzip);
const forAYear = 'public, max-age=31536000, immutable';
/** For an address of a file that has been replaced: the tile is the present one, for an open page. */
const forAnHour = 'public, max-age=3600';

/** Tiles of the configured map, so that no visitor's browser asks anybody outside (decision 080). */
export function mapTileFiles(app: Hono<ServerEnvironment>, tiles: MapTiles | undefined): void {
  app.get('/map_tiles/:version/:z{\\d+}/:x{\\d+}/:file{\\d+\\.mvt}', async (context) => {
    const { version, z, x, file } = context.req.param();
    const [zoom, column, row] = [z, x, Number.parseInt(file, 10)].map(Number) as [number, number, number];
    const width = 2 ** zoom;
    // MapLibre passes over a 404, and would show an empty map to a page that is open since before.
    if (!tiles) return context.text('Gone\n', 410);
    if (zoom > tiles.maxZoom || column >= width || row >= width) return context.text('Not Found\n', 404);
    const cache = { 'cache-control': version === tiles.version ? forAYear : forAnHour };
    const tile = await tiles.tile(zoom, column, row);
    // MapLibre shows nothing there, and asks again nowhere.
    if (!tile) return context.body(null, 204, cache);
    const headers = {
      ...cache,
      'content-type': 'application/vnd.mapbox-vector-tile',
      vary: 'accept-encoding',
    };
    const isTaken = acceptedEncoding(context.req.header('accept-encoding') ?? '', ['gzip']) === 'gzip';
    if (tile.encoding && !isTaken)
      return context.body(new Uint8Array(await gunzipped(tile.body)), 200, headers);
    return context.body(tile.body, 200, {
      ...headers,
      ...(tile.encoding && { 'content-encoding': tile.encoding }),
    });
  });
  app.all('/map_tiles/*', (context) => context.text('Not Found\n', 404));
}

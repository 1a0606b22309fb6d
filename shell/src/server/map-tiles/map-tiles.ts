import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { Compression, PMTiles, SharedPromiseCache, TileType } from 'pmtiles';
import { FileSource } from './file-source.ts';

export interface MapTile {
  /** Mapbox Vector Tile 2.1, in the coding below. */
  body: Uint8Array<ArrayBuffer>;
  encoding: 'gzip' | undefined;
}

/** Vector tiles of one PMTiles file (PMTiles specification, version 3). */
export interface MapTiles {
  /** Address of a tile in the form that MapLibre reads; it changes with the file, so that tiles are kept for ever. */
  address: string;
  /** Changes with the file. */
  version: string;
  minZoom: number;
  maxZoom: number;
  /** @returns undefined where the file has no tile, such as on the open sea */
  tile: (z: number, x: number, y: number) => Promise<MapTile | undefined>;
  close: () => Promise<void>;
}

/** Says in one line why a file of tiles cannot be used, and how to mend it. */
export class MapTilesError extends Error {
  override name = 'MapTilesError';
}

/** Directories kept in memory; each leads to some thousands of tiles. */
const mostDirectories = 200;

/**
 * Opens a PMTiles file with vector tiles.
 * @param path of the file, on this machine
 * @throws MapTilesError if it cannot be read, or has other tiles
 */
export async function openMapTiles(path: string): Promise<MapTiles> {
  const fault = (why: string): MapTilesError => new MapTilesError(`MAP_TILES: ${path} ${why}.`);
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    throw fault(`cannot be read (${error.code}): set the path of a PMTiles file, or unset MAP_TILES`);
  });
  try {
    return await readMapTiles(file, fault);
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function readMapTiles(file: FileHandle, fault: (why: string) => MapTilesError): Promise<MapTiles> {
  const source = new FileSource(file);
  // Tiles go to browsers as they are in the file; the cache decompresses the directories alone.
  const archive = new PMTiles(source, new SharedPromiseCache(mostDirectories), async (data) => data);
  const header = await archive.getHeader().catch(() => {
    throw fault('is no PMTiles file of version 3; make one as docs/guides/self-hosting.md says');
  });
  if (header.tileType !== TileType.Mvt)
    throw fault('has no vector tiles (MVT); raster tiles need a server of their own');
  const encoding = { [Compression.Gzip]: 'gzip', [Compression.None]: undefined } as const;
  if (!(header.tileCompression in encoding))
    throw fault('has tiles in a coding other than gzip; convert it with `pmtiles convert`');
  const { size, mtimeMs } = await file.stat();
  const version = createHash('sha256')
    .update(JSON.stringify([header, size, mtimeMs]))
    .digest('base64url')
    .slice(0, 10);
  return {
    address: `/map_tiles/${version}/{z}/{x}/{y}.mvt`,
    version,
    minZoom: header.minZoom,
    maxZoom: header.maxZoom,
    async tile(z, x, y) {
      const found = await archive.getZxy(z, x, y);
      return (
        found && {
          body: new Uint8Array(found.data),
          encoding: encoding[header.tileCompression as keyof typeof encoding],
        }
      );
    },
    close: () => file.close(),
  };
}

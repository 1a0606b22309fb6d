import { gzipSync } from 'node:zlib';
import { Compression, TileType, zxyToTileId } from 'pmtiles';

export interface FileTile {
  z: number;
  x: number;
  y: number;
  data: Uint8Array;
}

interface FileKind {
  tileType?: TileType;
  tileCompression?: Compression;
}

const headerLength = 127;

/** Writes a small PMTiles file with one directory (PMTiles specification, version 3). */
export function pmtilesFile(
  tiles: readonly FileTile[],
  { tileType = TileType.Mvt, tileCompression = Compression.Gzip }: FileKind = {},
): Uint8Array {
  const entries = tiles
    .map(({ z, x, y, data }) => ({
      id: zxyToTileId(z, x, y),
      z,
      body: tileCompression === Compression.Gzip ? gzipSync(data) : data,
    }))
    .sort((one, other) => one.id - other.id);
  const bodies = Buffer.concat(entries.map(({ body }) => body));
  const directory = gzipSync(
    Buffer.from([
      ...varint(entries.length),
      ...entries.flatMap(({ id }, at) => varint(id - (entries[at - 1]?.id ?? 0))),
      ...entries.flatMap(() => varint(1)),
      ...entries.flatMap(({ body }) => varint(body.length)),
      // An offset is stored plus one; zero says that the tile follows the one before.
      ...entries.flatMap((_, at) => varint(at === 0 ? 1 : 0)),
    ]),
  );
  const metadata = gzipSync('{}');
  const header = Buffer.alloc(headerLength);
  header.write('PMTiles');
  header.writeUInt8(3, 7);
  const sizes = [directory.length, metadata.length, 0, bodies.length];
  let offset = headerLength;
  for (const [at, size] of sizes.entries()) {
    header.writeBigUInt64LE(BigInt(offset), 8 + at * 16);
    header.writeBigUInt64LE(BigInt(size), 16 + at * 16);
    offset += size;
  }
  for (const at of [72, 80, 88]) header.writeBigUInt64LE(BigInt(entries.length), at);
  const zooms = entries.map(({ z }) => z);
  header.set([1, Compression.Gzip, tileCompression, tileType, Math.min(...zooms), Math.max(...zooms)], 96);
  return Buffer.concat([header, directory, metadata, bodies]);
}

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  // Ids of tiles are longer than the 32 bits of bitwise operators.
  for (; rest > 0x7f; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) + 0x80);
  return [...bytes, rest];
}

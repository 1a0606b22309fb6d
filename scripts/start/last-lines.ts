import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

const most = 10;
const mostBytes = 16_384;

/** The last ten lines of a log of any length; none if it cannot be read. */
export function lastLines(file: string): string[] {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(file, 'r');
    const { size } = fstatSync(descriptor);
    const bytes = Buffer.alloc(Math.min(size, mostBytes));
    readSync(descriptor, bytes, 0, bytes.length, size - bytes.length);
    return bytes
      .toString()
      .split('\n')
      .filter((line) => line !== '')
      .slice(-most);
  } catch {
    return [];
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

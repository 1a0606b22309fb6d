import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { reservedBytes } from '../../limits.ts';
import type { StoreLayout } from '../store-layout.ts';
import { writeDurably } from './durable-file.ts';

/**
 * Sets bytes of the disk aside for an entry of the log and the document, so that a rollback is possible on a full disk.
 * Random ones, since a file system may store others in less room. Where they are set aside already, or cannot be, nothing
 * happens.
 */
export async function setAside({ reserve }: StoreLayout): Promise<void> {
  await mkdir(path.dirname(reserve), { recursive: true });
  await writeDurably(reserve, randomBytes(reservedBytes)).catch(async ({ code }: NodeJS.ErrnoException) => {
    // Half of it would look like all of it.
    if (code !== 'EEXIST') await rm(reserve, { force: true }).catch(() => {});
  });
}

const isFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');

/**
 * Writes, and where the disk is full, once more with the bytes that were set aside.
 * @throws what `write` throws
 */
export async function withReserve<T>({ reserve }: StoreLayout, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isFull(error)) throw error;
    await rm(reserve).catch(() => {
      throw error;
    });
    return write();
  }
}

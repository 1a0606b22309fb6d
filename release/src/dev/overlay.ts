import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Build } from '../store/index.ts';

/** The apps that development servers replace, with their addresses. */
export interface Overlay {
  apps: Record<string, DevelopedApp>;
}

export interface DevelopedApp {
  /** Increases with every build, so that render workers are restarted. */
  revision: number;
  /** Origin of the development server. */
  origin: string;
  /** Absolute path of the node build. */
  serverFile: string;
  build: Build;
}

export function readOverlay(file: string): Overlay {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Overlay;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { apps: {} };
    throw error;
  }
}

/** Replaced atomically: a reader sees the old or the new one. */
export function writeOverlay(file: string, overlay: Overlay): void {
  writeFileSync(`${file}.new`, JSON.stringify(overlay, null, 2));
  renameSync(`${file}.new`, file);
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Finds a Chromium: `CHROMIUM_PATH`, an installed one, or Playwright's own. Undefined if there is none. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROMIUM_PATH) return existsSync(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined;
  const installed = browsers.map((name) => installedAt(name, env)).find((file) => file !== undefined);
  if (installed) return installed;
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/**
 * Finds the same Chromium without a window, which renders a page with a third of the work; the full one if it is not
 * installed, or another one is configured.
 */
export function findHeadlessShell(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const shell = env.CHROMIUM_PATH ? undefined : installedAt('chromium-headless-shell', env);
  return shell ?? findChromium(env);
}

/** Finds a program on the PATH. */
export const installedAt = (name: string, env: NodeJS.ProcessEnv): string | undefined =>
  (env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));

export const howToGetChromium =
  'No Chromium was found: install one (Debian: apt-get install chromium fonts-noto-cjk), or npx playwright install chromium, or set CHROMIUM_PATH.';

import { globSync } from 'node:fs';
import { installedAt } from './chromium.ts';

export interface WebkitPrograms {
  driver: string;
  browser: string;
  display: string;
}

/** Finds WebKitGTK, its driver, and a display without a screen. Undefined if one of them is missing. */
export function findWebkit(env: NodeJS.ProcessEnv = process.env): WebkitPrograms | undefined {
  const [browser] = globSync('/usr/{lib,libexec}/{,*/}webkit2gtk-4.*/MiniBrowser');
  const [driver, display] = ['WebKitWebDriver', 'Xvfb'].map((name) => installedAt(name, env));
  return browser && driver && display ? { browser, driver, display } : undefined;
}

export const howToGetWebkit =
  'No WebKit was found, the engine of every iPhone: install it (Debian: apt-get install webkit2gtk-driver xvfb).';

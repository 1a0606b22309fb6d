import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../shell/e2e/site/environment.ts';
import { publish } from '../../shell/e2e/site/releases.ts';

/** Playwright's global set-up, which runs once the site runs: `npm start` does not publish the gallery. */
export default async function publishGallery(): Promise<void> {
  const program = ['--disable-warning=ExperimentalWarning', 'scripts/build.ts', 'gallery'];
  await promisify(execFile)(process.execPath, program, { cwd: root });
  // It shows every component, and its style sheets exceed what a visitor's page may weigh.
  await publish('gallery', path.join(root, 'gallery/dist/build'), '--force');
}

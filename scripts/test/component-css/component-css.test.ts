import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '@enerabi/release/build-app';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { apps, root } from '../../apps.ts';
import { buildComponentSheets } from './component-sheets.ts';
import { importedSheets } from './imported-sheets.ts';
import { excess } from './sheet-sizes.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'component-css-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const classes = (css: string): Set<string> =>
  new Set([...css.matchAll(/\.([a-zA-Z][\w-]*-[\w-]+)/g)].map(([, name = '']) => name));

/** The component sheets in an app's build, recognised by their class names. */
async function shippedSheets(app: string): Promise<string[]> {
  const { buildDir } = await buildApp(root, app);
  const published = globSync('client/*.css', { cwd: buildDir }).map((file) =>
    readFileSync(path.join(buildDir, file), 'utf8'),
  );
  const shipped = classes(published.join('\n'));
  const { each } = await buildComponentSheets(app, folder);
  return [...each].filter(([, css]) => !classes(css).isDisjointFrom(shipped)).map(([sheet]) => sheet);
}

describe('the style sheets of the component set', () => {
  it('cost at most 12 KB of gzip together', async () => {
    const sheets = await buildComponentSheets('gallery', folder);
    expect(excess(sheets, 12 * 1024)).toBeUndefined();
    expect(excess(sheets, 1024)).toMatch(
      /^The component set's CSS is \d+\.\d KB gzip, of 1\.0 KB:\n.+\.css\n/,
    );
  });

  it.each(apps.product)('are in %s only where it imports their components', async (app) => {
    const [shipped, imported] = [await shippedSheets(app), importedSheets(app)];
    expect(shipped.filter((sheet) => !imported.has(sheet))).toEqual([]);
    // If the class names were read wrongly, no sheet would be found.
    if (imported.size > 0) expect(shipped).not.toEqual([]);
  });

  it('are asked for by name: who shows no steps imports none', () => {
    const steps = 'shared/src/ui/navigation/stepper.module.css';
    expect(importedSheets('mfe-contact')).toContain(steps);
    expect(importedSheets('mfe-search')).not.toContain(steps);
  });
});

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remote, run, shell } from '@enerabi/release/build';
import { root } from '../../apps.ts';

/** The style sheets of the component set, as paths below the workspace's folder. */
export const componentSheets = (): string[] => globSync('shared/src/ui/**/*.css', { cwd: root }).sort();

export interface BuiltSheets {
  /** The whole set in one sheet. */
  all: string;
  /** Each sheet alone, by its path. */
  each: ReadonlyMap<string, string>;
}

/**
 * Builds the component set's style sheets as an app's own build does: minified, with the same class names.
 * @param app whose name is part of the class names
 * @param folder an empty one, for the output
 */
export async function buildComponentSheets(app: string, folder: string): Promise<BuiltSheets> {
  const [browser] = (app === 'shell' ? shell : remote)(path.join(root, app));
  const sheets = componentSheets();
  const whole = (sheet: string): string => path.join(root, sheet);
  const each = Object.fromEntries(sheets.map((sheet) => [sheet, whole(sheet)]));
  const measured = {
    ...browser,
    entry: { ...each, all: sheets.map(whole) },
    output: { ...browser.output, path: folder, cssFilename: '[name].css' },
    // No script uses the classes here, and the bundler would drop unused ones.
    optimization: { ...browser.optimization, usedExports: false },
    plugins: [],
  };
  await run(app, [measured]);
  const built = (name: string): string => readFileSync(path.join(folder, `${name}.css`), 'utf8');
  return { all: built('all'), each: new Map(sheets.map((sheet) => [sheet, built(sheet)])) };
}

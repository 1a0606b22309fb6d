import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as ui from '@enerabi/shared/ui';
import * as icons from '@enerabi/shared/ui/icons';
import { describe, expect, it } from '@jest/globals';
import { parseSync } from 'oxc-parser';
import { catalogueOf } from '../catalogue.rules.ts';
import { usagesOf } from './usages.ts';

const folder = path.join(import.meta.dirname, '../groups');
const sheets = globSync('*/*.specimens.tsx', { cwd: folder }).map(async (file) => {
  const usages = usagesOf(readFileSync(path.join(folder, file), 'utf8'));
  return [file, { ...(await import(path.join(folder, file))), usages }] as const;
});
const entries = [...catalogueOf(Object.fromEntries(await Promise.all(sheets))).values()].flat();

const isOf = (usage: string, name: string): boolean => new RegExp(`<${name}\\b|\\b${name}\\(`).test(usage);

/** A usage is statements, if it has any, and then what a page returns. */
function syntaxErrors(usage: string): string[] {
  const [, statements, returned] = /^((?:[^<{].*\n)*)([\s\S]*)$/.exec(usage) ?? [];
  return parseSync('usage.tsx', `${statements} export default <>${returned}</>;`).errors.map(
    ({ message }) => message,
  );
}

describe('the usages of all sheets', () => {
  it('are of what their entry point has, and use what they name', async () => {
    for (const entry of entries) {
      const { id, components = [], entryPoint = '@enerabi/shared/ui', usages } = entry;
      const offered = Object.keys(await import(entryPoint));
      const unknown = components.filter((name) => !offered.includes(name));
      const unused = components.filter((name) => !usages.some((usage) => isOf(usage ?? '', name)));
      expect({ id, unknown, unused }).toEqual({ id, unknown: [], unused: [] });
    }
  });

  it('are written with what their sheet is about, as a page can take it over', () => {
    const importable = [...Object.keys(ui), ...Object.keys(icons)];
    const faults = entries.flatMap(({ id, components = [], specimens, usages }) =>
      usages.flatMap((usage, at) => {
        if (usage === null) return [];
        const tags = Array.from(usage.matchAll(/(?<!\w)<([A-Z]\w*)/g), ([, tag = '']) => tag);
        const unknown = tags.filter((tag) => !importable.includes(tag));
        const errors = syntaxErrors(usage);
        const isAbout = components.some((component) => isOf(usage, component));
        const isFine = unknown.length + errors.length === 0 && isAbout;
        return isFine ? [] : [{ id, name: specimens[at]?.name, usage, unknown, errors, isAbout }];
      }),
    );
    expect(faults).toEqual([]);
  });

  it('are there but for lists, of tokens and icons, that say by themselves how each is written', () => {
    const without = entries.filter(({ usages }) => usages.includes(null));
    expect(without.filter(({ kind }) => kind !== 'material')).toEqual([]);
  });

  it('are short', () => {
    const lengths = entries.flatMap(({ usages }) => usages.map((usage) => usage?.split('\n').length ?? 0));
    expect(Math.max(...lengths)).toBeLessThanOrEqual(18);
    expect(lengths.filter((lines) => lines > 8).length).toBeLessThan(lengths.length / 10);
  });
});

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInMemoryApi, renderRoutes } from '@enerabi/shared/testing';
import * as ui from '@enerabi/shared/ui';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { catalogueOf } from '../catalogue.rules.ts';
import { contradictedStates, missingStates } from './missing-states.ts';
import { SheetView } from './sheet-view.tsx';

const folder = path.join(import.meta.dirname, '../groups');
const files = globSync('*/*.specimens.tsx', { cwd: folder });
const sheets = await Promise.all(files.map(async (file) => [file, await import(path.join(folder, file))]));
const catalogue = catalogueOf(Object.fromEntries(sheets) as Record<string, unknown>);

/** Opens a group's sheets as its page shows them. */
function openGroup(group: string) {
  const entries = catalogue.get(group) ?? [];
  const Component = () => entries.map((entry) => <SheetView key={entry.id} entry={entry} />);
  const lazy = async () => ({ Component });
  renderRoutes([{ id: 'group', path: 'group', lazy }], { at: '/group', api: createInMemoryApi() });
  return entries;
}

const entries = [...catalogue].flatMap(([group, all]) => all.map((entry) => ({ ...entry, group })));
const sourceOf = ({ group, id }: (typeof entries)[number]): string =>
  readFileSync(path.join(folder, group, `${id}.specimens.tsx`), 'utf8');

describe('the specimens', () => {
  it('show every component that remotes can import', () => {
    const shown = new Set(entries.flatMap(({ components = [] }) => components));
    const offered = Object.keys(ui).filter((name) => /^[A-Z]/.test(name));
    // A file `groups/<group>/<component>.specimens.tsx` shows a component.
    expect(offered.filter((name) => !shown.has(name))).toEqual([]);
  });

  it('are of what their entry point has, and use what they name', async () => {
    for (const entry of entries) {
      const { id, components = [], entryPoint = '@enerabi/shared/ui' } = entry;
      const source = sourceOf(entry);
      const offered = Object.keys(await import(entryPoint));
      const unknown = components.filter((name) => !offered.includes(name));
      const unused = components.filter((name) => !new RegExp(`<${name}\\b|\\b${name}\\(`).test(source));
      expect({ id, unknown, unused }).toEqual({ id, unknown: [], unused: [] });
    }
  });

  it('show each state that a component of their kind has, or say why this one has not', () => {
    const owed = entries.map((entry) => [entry.id, missingStates(entry), contradictedStates(entry)]);
    expect(owed.filter(([, ...states]) => states.flat().length > 0)).toEqual([]);
  });

  it.each([...catalogue.keys()])('of %s are live, named once, and written down', async (group) => {
    for (const { id, specimens } of openGroup(group)) {
      expect(new Set(specimens.map(({ name }) => name)).size).toBe(specimens.length);
      for (const [at, { name, state, note, usage }] of specimens.entries()) {
        // By its place: looking through a whole group for a role takes jsdom seconds.
        const place = { selector: `#${id}-${at + 1}-name` };
        const heading = await screen.findByText(name, place, { timeout: 10_000 });
        const specimen = heading.closest('article');
        expect(specimen?.lastElementChild?.firstElementChild).not.toBeEmptyDOMElement();
        expect(usage.split('\n').length).toBeLessThanOrEqual(5);
        if (state === 'hover' || state === 'focus') expect([name, note]).toEqual([name, expect.any(String)]);
      }
    }
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });
});

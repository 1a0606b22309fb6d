import { globSync } from 'node:fs';
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
const sheets = files.map(async (file) => {
  const { specimens } = await import(path.join(folder, file));
  // Usages have tests of their own.
  return [file, { specimens, usages: specimens.specimens.map(() => null) }] as const;
});
const catalogue = catalogueOf(Object.fromEntries(await Promise.all(sheets)));

/** Renders a group's sheets as its page does. */
function openGroup(group: string) {
  const entries = catalogue.get(group) ?? [];
  const Component = () => entries.map((entry) => <SheetView key={entry.id} entry={entry} />);
  const lazy = async () => ({ Component });
  renderRoutes([{ id: 'group', path: 'group', lazy }], { at: '/group', api: createInMemoryApi() });
  return entries;
}

const entries = [...catalogue.values()].flat();

describe('the specimens', () => {
  it('show every component that remotes can import', () => {
    const shown = new Set(entries.flatMap(({ components = [] }) => components));
    const offered = Object.keys(ui).filter((name) => /^[A-Z]/.test(name));
    // To show a component, add a file `groups/<group>/<component>.specimens.tsx`.
    expect(offered.filter((name) => !shown.has(name))).toEqual([]);
  });

  it('show each state that a component of their kind has, or say why this one has not', () => {
    const owed = entries.map((entry) => [entry.id, missingStates(entry), contradictedStates(entry)]);
    expect(owed.filter(([, ...states]) => states.flat().length > 0)).toEqual([]);
  });

  it.each([...catalogue.keys()])('of %s are live and named once', async (group) => {
    for (const { id, specimens } of openGroup(group)) {
      expect(new Set(specimens.map(({ name }) => name)).size).toBe(specimens.length);
      for (const [at, { name, state, note }] of specimens.entries()) {
        // By its id: searching a whole group by role takes jsdom seconds.
        const place = { selector: `#${id}-${at + 1}-name` };
        const heading = await screen.findByText(name, place, { timeout: 10_000 });
        const specimen = heading.closest('article');
        expect(specimen?.lastElementChild?.firstElementChild).not.toBeEmptyDOMElement();
        if (state === 'hover' || state === 'focus') expect([name, note]).toEqual([name, expect.any(String)]);
      }
    }
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });
});

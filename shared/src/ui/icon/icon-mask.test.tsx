import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import * as icons from './index.ts';

const read = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');
const sheet = read('icon-mask.module.css');
const drawings = decodeURIComponent(/svg\+xml,([^"]+)"/.exec(sheet)?.[1] ?? '')
  .replaceAll("'", '"')
  .split('<g')
  .slice(1);
const places = [...sheet.matchAll(/data-icon="([a-z-]+)"\] \{\s*--at: (\d+);/g)].map(
  ([, name = '', at]) => [name, Number(at)] as const,
);

/** The shapes of a drawing, regardless of formatting. */
const shapes = (svg: string) =>
  [...svg.matchAll(/<(path|circle|rect) ([^>]+?)\s*\/?>/g)].map(
    ([, shape, attributes]) => `${shape} ${attributes}`,
  );

const components = new Map(Object.entries(icons));
const componentName = (name: string) =>
  `${name.replace(/(^|-)(.)/g, (_, __, letter: string) => letter.toUpperCase())}Icon`;

describe('icon masks', () => {
  it.each(places)('%s is at position %d and is the drawing of its icon', (name, at) => {
    const Icon = components.get(componentName(name)) ?? (() => null);
    const drawn = drawings[at] ?? '';
    expect(shapes(drawn)).not.toHaveLength(0);
    expect(shapes(drawn)).toEqual(shapes(render(<Icon />).container.innerHTML));
    if (at > 0) expect(drawn).toContain(`translate(${24 * at})`);
  });

  it('are there for all their names, and none besides', () => {
    const names = read('icon-mask.tsx').matchAll(/\| '([a-z-]+)'/g);
    expect(places.map(([name]) => name).sort()).toEqual([...names].map(([, name]) => name).sort());
    expect(drawings).toHaveLength(places.length);
  });

  it('are as wide as all of them together', () => {
    expect(sheet).toContain(`viewBox='0 0 ${24 * places.length} 24'`);
    expect(sheet).toContain(`/ calc(${places.length} * var(--size)) var(--size)`);
  });
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import * as icons from './index.ts';

const read = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');
const sheet = read('icon-mask.module.css');
const masks = [
  ...sheet.matchAll(/data-icon="([a-z-]+)"\] \{\s*--drawing: url\("data:image\/svg\+xml,(.+)"\)/g),
];

/** What is drawn, without how it is quoted. */
const shapes = (svg: string) =>
  [...svg.matchAll(/<(path|circle|rect) ([^>]+?)\s*\/?>/g)].map(
    ([, shape, attributes]) => `${shape} ${attributes}`,
  );

const components = new Map(Object.entries(icons));
const componentName = (name: string) =>
  `${name.replace(/(^|-)(.)/g, (_, __, letter: string) => letter.toUpperCase())}Icon`;

describe('icon masks', () => {
  it.each(masks.map(([, name = '', drawing = '']) => [name, drawing]))(
    '%s is the drawing of its icon',
    (name, drawing) => {
      const Icon = components.get(componentName(name)) ?? (() => null);
      const drawn = shapes(decodeURIComponent(drawing).replaceAll("'", '"'));
      expect(drawn).not.toHaveLength(0);
      expect(drawn).toEqual(shapes(render(<Icon />).container.innerHTML));
    },
  );

  it('are there for all their names', () => {
    const names = read('icon-mask.tsx').matchAll(/\| '([a-z-]+)'/g);
    expect(masks.map(([, name]) => name).sort()).toEqual([...names].map(([, name]) => name).sort());
  });
});

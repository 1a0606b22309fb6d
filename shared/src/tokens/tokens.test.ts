import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from '@jest/globals';
import * as colors from './colors.ts';

const ours = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const theirs = readFileSync(
  createRequire(import.meta.url).resolve('@digital-go-jp/design-tokens/dist/tokens.css'),
  'utf8',
);

const color = (name: string): string => {
  const value = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(ours)?.[1];
  if (!value) throw new Error(`tokens.css has no colour --${name}`);
  return value;
};

/** Relative luminance, WCAG 2.2. */
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (front: string, back: string): number => {
  const [low = 0, high = 0] = [luminance(color(front)), luminance(color(back))].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

const grounds = ['color-ground', 'color-surface', 'color-surface-sunken'];

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

describe('colours by value', () => {
  it.each(Object.entries(colors))('%s is that of the style sheet', (name, value) => {
    expect(value).toBe(color(`color-${kebab(name)}`));
  });
});

describe('tokens', () => {
  const copies = [...ours.matchAll(/--[a-z-]+: (#[0-9a-f]{6}); \/\* ([a-z0-9-]+) \*\//g)];

  it('copy the values of the Digital Agency design tokens that they name', () => {
    expect(copies.length).toBeGreaterThan(10);
    for (const [, value, name] of copies) expect(theirs).toContain(`--${name}: ${value};`);
  });

  it.each(grounds)('keep body text at AAA on %s', (ground) => {
    expect(contrast('color-text', ground)).toBeGreaterThanOrEqual(7);
  });

  it.each(grounds)('keep muted text, links and errors at AA on %s', (ground) => {
    for (const front of ['color-text-muted', 'color-action', 'color-error', 'color-accent-text'])
      expect(contrast(front, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(grounds)('keep the edges of controls at 3:1 on %s', (ground) => {
    expect(contrast('color-border-strong', ground)).toBeGreaterThanOrEqual(3);
  });

  it('keep text on tinted grounds at AA', () => {
    for (const [front = '', back = ''] of [
      ['color-on-action', 'color-action'],
      ['color-on-action', 'color-action-hover'],
      ['color-action', 'color-action-soft'],
      ['color-accent-text', 'color-accent-soft'],
      ['color-warning-text', 'color-warning-soft'],
      ['color-error', 'color-error-soft'],
    ])
      expect(contrast(front, back)).toBeGreaterThanOrEqual(4.5);
  });
});

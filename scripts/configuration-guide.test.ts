import { readFileSync } from 'node:fs';
import path from 'node:path';
import { settings } from '@enerabi/shared/server/configuration';
import { expect, it } from '@jest/globals';
import { configurationGuide } from './configuration-guide.ts';

const guide = readFileSync(path.join(import.meta.dirname, '../docs/guides/configuration.md'), 'utf8');

// If it fails, run: node_modules/.bin/node scripts/configuration-guide.ts > docs/guides/configuration.md
it('the committed guide is what the settings say', () => {
  expect(guide).toBe(configurationGuide());
});

it('has one row a setting, in the order in which they are checked', () => {
  const rows = [...guide.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
  expect(rows).toEqual(Object.keys(settings));
});

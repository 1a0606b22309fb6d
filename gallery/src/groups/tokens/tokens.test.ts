import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { tokens } from './tokens.copy.ts';

const sheet = readFileSync(
  path.join(import.meta.dirname, '../../../../shared/src/tokens/tokens.css'),
  'utf8',
);

it('the gallery shows every token, and none that is gone', () => {
  const declared = [...sheet.matchAll(/^\s*--([\w-]+):/gm)].map(([, name]) => name);
  expect(Object.keys(tokens).sort()).toEqual([...new Set(declared)].sort());
});

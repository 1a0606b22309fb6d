import { expect, it } from '@jest/globals';
import { isNamedInHtml } from './named-in-html.ts';

const entry = '/builds/r/mfe-search/r_1/client/remoteEntry.0a.mjs';

it.each([
  ['<link rel="modulepreload" href="ENTRY">', true],
  ['<script type="module" async="" src="ENTRY"></script>', true],
  ['<script type="application/json">{"pins":{"mfe-search":{"entry":"ENTRY"}}}</script>', false],
  ['<link rel="modulepreload" href="ENTRY.map">', false],
  ['<a data-href="ENTRY">', false],
])('%s makes a browser ask for the script: %s', (html, expected) => {
  expect(isNamedInHtml(html.replace('ENTRY', entry), entry)).toBe(expected);
});

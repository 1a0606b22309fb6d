import { expect, it } from '@jest/globals';
import { styleSheetKey } from './style-sheet-key.ts';

it('names app and chunk as the chunk loader does', () => {
  expect(styleSheetKey('/builds/r/mfe-search/r_1a/client/facility-list.0a1b2c3d.css')).toBe(
    'mfe_search:chunk-facility-list',
  );
});

it('says nothing of other addresses', () => {
  expect(styleSheetKey('/favicon.svg')).toBeUndefined();
  expect(styleSheetKey('/builds/r/mfe-search/r_1a/client/plain.css')).toBeUndefined();
});

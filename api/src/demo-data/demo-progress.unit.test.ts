import { expect, it } from '@jest/globals';
import { demoProgress } from './demo-progress.ts';

it('says how many facilities have been loaded', () => {
  expect(demoProgress(2_350, 4_700)).toBe('demo  50 %  2,350 of 4,700 facilities');
});

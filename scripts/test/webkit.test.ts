import { expect, it } from '@jest/globals';
import { findWebkit } from './webkit.ts';

it('WebKit is not found where its driver and a display are not', () => {
  expect(findWebkit({ PATH: '' })).toBeUndefined();
});

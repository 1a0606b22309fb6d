import { describe, it } from '@jest/globals';
import { hasReference, noReference } from './reference.ts';

/** Declares tests that read reference material; without it, one skipped test says why. */
export function withReference(title: string, declare: () => void): void {
  if (hasReference) declare();
  else describe.skip(`${title} (skipped: ${noReference})`, () => it('needs them', () => {}));
}

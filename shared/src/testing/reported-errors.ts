import { afterEach, beforeEach } from '@jest/globals';

/**
 * Listens to `reportError` in each test of the file or `describe` that calls it.
 * @returns what was reported in the test under way
 */
export function reportedErrors(): unknown[] {
  const reported: unknown[] = [];
  const { reportError } = window;
  beforeEach(() => {
    reported.length = 0;
    window.reportError = (error) => reported.push(error);
  });
  afterEach(() => {
    window.reportError = reportError;
  });
  return reported;
}

import { afterEach, beforeEach } from '@jest/globals';

/**
 * Records calls of `reportError` in each test of the file or `describe` that calls it.
 * @returns the errors of the current test
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

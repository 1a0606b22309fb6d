import { readFileSync } from 'node:fs';
import { ConfigurationError } from '@enerabi/shared/server/configuration';
import { expect, it } from '@jest/globals';
import { errorText } from './error-text.ts';
import { PreflightError } from './preflight.ts';
import { ServerError } from './server-process.ts';

it.each([ConfigurationError, PreflightError, ServerError])(
  'of an expected error is its message: %p',
  (Expected) => {
    expect(errorText(new Expected('PORT 3000 is in use'))).toBe('PORT 3000 is in use');
  },
);

it('of what the system refused is its line', () => {
  const refused = () => {
    try {
      return readFileSync('/no/such/file');
    } catch (error) {
      return error;
    }
  };
  expect(errorText(refused())).toBe("ENOENT: no such file or directory, open '/no/such/file'");
});

it('of a bug in our code shows where it happened, too', () => {
  const text = errorText(new TypeError('keys is not iterable'));
  expect(text).toMatch(/^TypeError: keys is not iterable\n +at .*error-text\.test\.ts/);
  expect(errorText('thrown as text')).toBe('thrown as text');
});

import { hostname } from 'node:os';
import { expect, it } from '@jest/globals';
import { operator } from './command-context.ts';

it('names the account in the audit log, or its number where it has no name', () => {
  expect(operator(() => 'parent')).toBe(`parent@${hostname()}`);
  const nameless = () => {
    throw new Error('uv_os_get_passwd returned ENOENT');
  };
  expect(operator(nameless)).toBe(`uid ${process.getuid?.()}@${hostname()}`);
});

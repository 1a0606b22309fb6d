import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from '@jest/globals';
import { startupErrorText } from './startup-error.ts';

/** Returns the error of listening on a port. */
const listening = (port: number, host: string): Promise<Error> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', resolve);
    server.listen(port, host, () => server.close(() => reject(new Error('it listens'))));
  });

it('a port in use is named with its setting', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as AddressInfo;
  const fault = startupErrorText(await listening(port, '127.0.0.1'));
  taken.close();
  expect(fault).toBe(`PORT ${port} is in use: stop what listens there, or set PORT to a free one.`);
});

it('an address that this machine does not have is named with HOST', async () => {
  expect(startupErrorText(await listening(0, '192.0.2.1'))).toBe(
    'HOST 192.0.2.1 is no address of this machine: set HOST to one, such as 127.0.0.1 or 0.0.0.0.',
  );
});

it.each([
  [{ code: 'EACCES', port: 80 }, 'PORT 80 needs privileges: set PORT to 1024 or above.'],
  [{ code: 'EACCES', path: '/srv/keys' }, '/srv/keys cannot be written: set DATA_DIR to a folder you own.'],
  [{ code: 'EROFS', path: '/srv/keys' }, '/srv/keys cannot be written: set DATA_DIR to a folder you own.'],
])('%j is one line that says how to mend it', (error, line) => {
  expect(startupErrorText(Object.assign(new Error('refused'), error))).toBe(line);
});

it('anything else is its own words', () => {
  expect(startupErrorText(new Error('no release document to go by'))).toBe('no release document to go by');
});

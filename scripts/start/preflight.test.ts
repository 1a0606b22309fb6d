import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfiguration } from '@enerabi/shared/server/configuration';
import { freePort } from '@enerabi/shared/testing/free-port';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { PreflightError, preflight, preflightDevelopment } from './preflight.ts';

let folder: string;
let taken: Server;
let port: number;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'preflight-'));
  taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  ({ port } = taken.address() as AddressInfo);
});
afterEach(async () => {
  taken.close();
  await rm(folder, { recursive: true, force: true });
});

/** The error's message; undefined if the preflight passes. */
async function fault(changes: Record<string, unknown>): Promise<string | undefined> {
  const configuration = {
    ...readConfiguration({ DATA_DIR: folder }),
    PORT: await freePort(),
    API_PORT: await freePort(),
  };
  try {
    await preflight({ ...configuration, ...changes });
    return undefined;
  } catch (error) {
    expect(error).toBeInstanceOf(PreflightError);
    return (error as Error).message;
  }
}

it('passes if all requirements are met, and leaves the ports free', async () => {
  const ports = { PORT: await freePort(), API_PORT: await freePort() };
  expect(await fault(ports)).toBeUndefined();
  expect(await fault(ports)).toBeUndefined();
});

it('makes the data directory where there is none', async () => {
  expect(await fault({ DATA_DIR: path.join(folder, 'a/b') })).toBeUndefined();
});

it.each(['PORT', 'API_PORT'])('names %s where it is in use, and how to mend it', async (setting) => {
  expect(await fault({ [setting]: port })).toBe(
    `${setting} ${port} is in use: stop what listens there, or set ${setting} to a free port.`,
  );
});

it.each(['HOST', 'API_HOST'])('names %s where it is no address of this machine', async (setting) => {
  expect(await fault({ [setting]: '192.0.2.1' })).toBe(
    `${setting} 192.0.2.1 is no address of this machine: set ${setting} to one, such as 127.0.0.1 or 0.0.0.0.`,
  );
});

it('names the data directory where a file is in its place', async () => {
  const file = path.join(folder, 'file');
  await writeFile(file, 'precious');
  expect(await fault({ DATA_DIR: file })).toBe(
    `The data directory ${file} cannot be written (EEXIST): set DATA_DIR to a folder you own.`,
  );
});

describe('the ports of development servers', () => {
  const settings = { PORT: 3000, API_PORT: 3001, REGISTRY_PORT: 3002 };

  it('are looked at and left free', async () => {
    const ports = { shell: await freePort(), 'mfe-search': await freePort() };
    await preflightDevelopment(settings, ports);
    await preflightDevelopment(settings, ports);
  });

  it('are named with their app where one is in use', async () => {
    const onLocalhost = createServer();
    await new Promise<void>((resolve) => onLocalhost.listen(0, 'localhost', resolve));
    const { port: used } = onLocalhost.address() as AddressInfo;
    const looked = preflightDevelopment(settings, { shell: await freePort(), 'mfe-search': used });
    await expect(looked).rejects.toThrow(
      new PreflightError(
        `Port ${used}, for hot reload of mfe-search, cannot be opened (EADDRINUSE): stop what listens there, such as another npm run dev.`,
      ),
    );
    onLocalhost.close();
  });

  it.each(['PORT', 'API_PORT', 'REGISTRY_PORT'])('are not for %s', async (setting) => {
    const shell = await freePort();
    await expect(preflightDevelopment({ ...settings, [setting]: shell }, { shell })).rejects.toThrow(
      `${setting} ${shell} is for hot reload of shell: set ${setting} to another port.`,
    );
  });
});

// The root user may write everywhere.
(process.getuid?.() === 0 ? it.skip : it)('names the data directory where it cannot be written', async () => {
  await chmod(folder, 0o500);
  expect(await fault({ DATA_DIR: folder })).toBe(
    `The data directory ${folder} cannot be written (EACCES): set DATA_DIR to a folder you own.`,
  );
});

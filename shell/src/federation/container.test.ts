import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildTinyRemote } from '@enerabi/release/testing';
import { Link, type RemoteRoute } from '@enerabi/shared/kernel';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { version } from 'react';
import { type Container, openContainer } from './container.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'container-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each([
  ['the slim runtime', false],
  ['the official runtime', true],
])('a remote built with %s', (_, official) => {
  it("loads in the shell, and runs with the shell's React and kernel", async () => {
    const { container } = await buildTinyRemote(folder, { official });
    const [route] = (await openContainer(container() as Container)) as (RemoteRoute & {
      React: { version: string };
      Link: unknown;
    })[];
    expect(route).toMatchObject({ id: 'tiny', path: 'tiny' });
    expect(route?.Link).toBe(Link);
    expect(route?.React.version).toBe(version);
    expect(await route?.lazy()).toMatchObject({ title: '小さなページ' });
  });
});

it('a container without the one entry point is refused', async () => {
  const empty: Container = {
    init: () => undefined,
    get: async (module) => {
      throw new Error(`Module ${module} does not exist in container.`);
    },
  };
  await expect(openContainer(empty)).rejects.toThrow('./routes');
});

import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { useRegistryServer } from './registry-server.fixture.ts';

const scene = useRegistryServer();

async function get(
  address: string,
): Promise<{ status: number; text: string; headers: Headers; url: string }> {
  const reply = await fetch(`${await scene.start()}${address}`);
  return { status: reply.status, text: await reply.text(), headers: reply.headers, url: reply.url };
}

it('the registry offers packages to everybody, and leads npx to the current one', async () => {
  const folder = scene.folder('packages');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'release-1.tgz'), 'packed');
  const reply = await get('/packages/release.tgz');
  expect(reply).toMatchObject({ status: 200, text: 'packed' });
  expect(reply.url).toMatch(/\/packages\/release-1\.tgz$/);
  expect(reply.headers.get('cache-control')).toContain('immutable');
  expect(JSON.parse((await get('/packages/index.json')).text)).toMatchObject({
    packages: { '@enerabi/release': 'release-1.tgz' },
  });
});

it.each(['/packages/other-1.tgz', '/packages/..%2flog.tgz', '/packages/%2e%2e%2f%2e%2e%2fetc%2fpasswd'])(
  'and no other file: %s',
  async (address) => {
    expect(await get(address)).toMatchObject({ status: 404 });
  },
);

it('it says that they cannot be made, and where one reads why', async () => {
  scene.failPackages();
  const { status, text } = await get('/packages/index.json');
  expect(status).toBe(503);
  expect(text).toContain('npm run release -- pack');
  expect(scene.log).toContainEqual(expect.objectContaining({ msg: 'the packages for teams cannot be made' }));
});

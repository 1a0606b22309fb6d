import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Outcome, runToEnd } from '@enerabi/shared/testing/child-process';
import { expect, it } from '@jest/globals';
import { writeSampleBuild } from '../store/sample-build.fixture.ts';
import { useTemporaryFolder } from '../store/temporary-folder.fixture.ts';

const folder = useTemporaryFolder();
const program = path.join(import.meta.dirname, 'main.ts');

const release = (...args: string[]): Promise<Outcome> =>
  runToEnd(program, args, { DATA_DIR: folder('data'), API_BASE_URL: 'http://127.0.0.1:9' });

const contractOf = (...paths: string[]): string => {
  const operation = { get: { operationId: 'x', parameters: [], responses: {} } };
  return JSON.stringify({ paths: Object.fromEntries(paths.map((name) => [name, operation])) });
};

async function publish(mark: number, contract?: string): Promise<string> {
  const build = await writeSampleBuild(folder(`build-${mark}`), 'mfe-search', mark);
  if (contract) await writeFile(path.join(build, 'contract.json'), contract);
  const { out } = await release('publish', 'mfe-search', '--build', build, '--json');
  return JSON.parse(out).to;
}

it('says of each release that visitors may get whether it fits an API that is not live yet', async () => {
  const old = await publish(1);
  const needy = await publish(2, contractOf('/api/a', '/api/b'));
  const modest = await publish(3, contractOf('/api/a'));
  const api = folder('openapi.json');
  await writeFile(api, contractOf('/api/a'));
  expect(await release('check-api', api)).toEqual({
    code: 1,
    err: '',
    out: [
      `mfe-search ${modest} (active): fits`,
      `mfe-search ${needy} (fallback):`,
      '  GET /api/b is not in the API',
      `mfe-search ${old} (fallback): not known, it was built before releases had a contract`,
      '',
    ].join('\n'),
  });
  await writeFile(api, contractOf('/api/a', '/api/b'));
  const { code, out } = await release('check-api', api, '--json');
  expect([code, JSON.parse(out)[1]]).toEqual([
    0,
    { app: 'mfe-search', release: needy, role: 'fallback', findings: [] },
  ]);
}, 30_000);

it('says in one line where there is no document of an API', async () => {
  await writeFile(folder('page.html'), '<html>');
  for (const api of ['http://127.0.0.1:9', folder('page.html'), folder('nothing')]) {
    const { code, err } = await release('check-api', api);
    expect(code).toBe(1);
    expect(err).toMatch(/^error: .* gives no OpenAPI document; start the new API .*\n$/);
  }
});

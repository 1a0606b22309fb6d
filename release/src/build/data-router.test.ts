import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { buildApp } from './build-app.ts';
import { run } from './run-build.ts';
import { shell } from './shell-config.ts';

const root = path.join(import.meta.dirname, '../../..');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'data-router-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function mainOf(buildDir: string): string {
  const client = path.join(buildDir, 'client');
  const name = readdirSync(client).find((file) => /^main\..+\.mjs$/.test(file)) ?? '';
  return readFileSync(path.join(client, name), 'utf8');
}

async function withWholeRouter(): Promise<string> {
  const [browser] = shell(path.join(root, 'shell'), { outDir: folder });
  const isReplacement = (plugin: unknown): boolean =>
    (plugin as object).constructor.name === 'NormalModuleReplacementPlugin';
  await run('shell', [{ ...browser, plugins: browser.plugins?.filter((plugin) => !isReplacement(plugin)) }]);
  return mainOf(folder);
}

it("leaves the router's framework mode and instrumentation out of the shell", async () => {
  const { buildDir } = await buildApp(root, 'shell');
  const [ours, whole] = [mainOf(buildDir), await withWholeRouter()];
  for (const mark of ['routeModules', 'An instrumentation function threw']) {
    expect(whole).toContain(mark);
    expect(ours).not.toContain(mark);
  }
});

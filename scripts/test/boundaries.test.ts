import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cruise } from 'dependency-cruiser';
import extractConfiguration from 'dependency-cruiser/config-utl/extract-depcruise-config';

const ruleSet = await extractConfiguration(path.join(import.meta.dirname, '../../boundaries.config.cjs'));
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'boundaries-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Marks a symbolic link, as pnpm makes for a package of the workspace. */
const link = 'link to ';
const linkTo = (name: string) => `${link}${name}`;

/** The rules that a workspace of these files breaks. */
async function broken(files: Record<string, string>): Promise<string[]> {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    if (content.startsWith(link))
      symlinkSync(path.join(folder, content.slice(link.length)), path.join(folder, name));
    else writeFileSync(path.join(folder, name), content);
  }
  const folders = [...new Set(Object.keys(files).map((name) => name.split('/')[0] ?? ''))];
  const { output } = await cruise(folders, { ruleSet, validate: true, baseDir: folder });
  if (typeof output === 'string') throw new Error(output);
  return [...new Set(output.summary.violations.map(({ rule }) => rule.name))].sort();
}

describe('boundaries', () => {
  it('let a remote use its own files', async () => {
    expect(
      await broken({ 'mfe-search/src/a.ts': "import './b.ts';", 'mfe-search/src/b.ts': 'export {};' }),
    ).toEqual([]);
  });

  it('stop a remote that imports another, even for a type', async () => {
    const files = {
      'mfe-search/src/a.ts': "import type { B } from '../../mfe-account/src/b.ts';",
      'mfe-account/src/b.ts': 'export type B = 1;',
    };
    expect(await broken(files)).toContain('remotes-stand-alone');
  });

  it('stop the gallery, too: what it shows comes from the shared package', async () => {
    const files = {
      'gallery/src/a.ts': "import '../../mfe-search/src/b.ts';",
      'mfe-search/src/b.ts': 'export {};',
    };
    expect(await broken(files)).toContain('remotes-stand-alone');
  });

  it('stop a page that reaches the server', async () => {
    const files = { 'mfe-search/src/a.tsx': "import '../../api/src/b.ts';", 'api/src/b.ts': 'export {};' };
    expect(await broken(files)).toContain('browser-code-stays-out-of-servers');
    const shell = {
      'shell/src/client/a.ts': "import '../server/b.ts';",
      'shell/src/server/b.ts': 'export {};',
    };
    expect(await broken(shell)).toContain('browser-code-stays-out-of-servers');
  });

  it.each(['mfe-search/src/a.ts', 'shell/src/a.ts', 'shell/src/new-folder/a.ts'])(
    'stop browser code that imports a Node module: %s',
    async (file) => {
      expect(await broken({ [file]: "import 'node:fs';" })).toContain('browser-code-has-no-node');
    },
  );

  it('let what runs on Node import its modules', async () => {
    const files = ['shell/src/server/a.ts', 'shell/src/render/a.ts', 'shell/src/frame/a.test.tsx'];
    expect(await broken(Object.fromEntries(files.map((file) => [file, "import 'node:fs';"])))).toEqual([]);
  });

  it("stop a page that shows a test's invented facilities, but not the gallery", async () => {
    const to = (folder: string) => ({
      [`${folder}/src/a.ts`]: "import './testing/b.ts';",
      [`${folder}/src/testing/b.ts`]: 'export {};',
    });
    expect(await broken(to('mfe-search'))).toEqual(['samples-stay-out-of-pages']);
    expect(await broken(to('gallery'))).not.toContain('samples-stay-out-of-pages');
  });

  it('stop an API that knows the pages', async () => {
    const files = {
      'api/src/a.ts': "import '../../shell/src/b.ts';",
      'shell/src/b.ts': 'export {};',
    };
    expect(await broken(files)).toContain('api-knows-no-pages');
    const shared = {
      'api/src/a.ts': "import '../../shared/src/ui/b.ts';",
      'shared/src/ui/b.ts': 'export {};',
    };
    expect(await broken(shared)).toContain('api-knows-no-pages');
  });

  it.each(['shell/src/frame/a.ts', 'shared/src/ui/a.ts'])('stop %s that knows a remote', async (file) => {
    const files = {
      [file]: "import '../../../mfe-search/src/b.ts';",
      'mfe-search/src/b.ts': 'export {};',
    };
    expect(await broken(files)).toContain('shell-knows-no-remote');
  });

  it('stop a page that brings a router of its own, but not its test', async () => {
    const router = (importer: string) => ({
      [importer]: "import 'react-router';",
      'node_modules/react-router/package.json': '{"name":"react-router","main":"index.js"}',
      'node_modules/react-router/index.js': '',
    });
    expect(await broken(router('mfe-search/src/a.ts'))).toContain('one-router');
    expect(await broken(router('shared/src/ui/a.ts'))).toContain('one-router');
    expect(await broken(router('mfe-account/src/a.test.ts'))).not.toContain('one-router');
  });

  it('stop a file that imports past the exports of another package', async () => {
    const files = {
      'api/src/a.ts': "import '../../shared/src/contract/b.ts';",
      'shared/src/contract/b.ts': 'export {};',
    };
    expect(await broken(files)).toEqual(['enter-by-entry-point']);
  });

  it('stop an import that no exports field offers', async () => {
    expect(await broken({ 'api/src/a.ts': "import '@enerabi/shared/src/contract/index.ts';" })).toContain(
      'resolvable',
    );
  });

  it.each([
    ['files', "import './b.ts';", "import './a.ts';"],
    ['types alone', "import type { B } from './b.ts';", "import type { A } from './a.ts';"],
    ['an import that is awaited', "await import('./b.ts');", "import './a.ts';"],
  ])('stop circles of %s', async (_, a, b) => {
    expect(await broken({ 'api/src/platform/a.ts': a, 'api/src/platform/b.ts': b })).toEqual(['no-circles']);
  });

  it('stop circles of two packages', async () => {
    const manifest = (name: string) =>
      JSON.stringify({ name: `@enerabi/${name}`, exports: { '.': './src/index.ts' } });
    const files = {
      'demo/package.json': manifest('demo'),
      'demo/src/index.ts': "import '@enerabi/gazetteer';",
      'gazetteer/package.json': manifest('gazetteer'),
      'gazetteer/src/index.ts': "import '@enerabi/demo';",
      'node_modules/@enerabi/demo': linkTo('demo'),
      'node_modules/@enerabi/gazetteer': linkTo('gazetteer'),
    };
    expect(await broken(files)).toEqual(['no-circles']);
  });

  it('stop an import from a wing of the API into one above it, not into one beneath', async () => {
    const files = {
      'api/src/platform/upwards.ts': "import '../search/b.ts';",
      'api/src/search/b.ts': 'export {};',
      'api/src/members/downwards.ts': "import '../search/b.ts';",
    };
    expect(await broken(files)).toEqual(['platform-imports-nothing-above']);
  });

  it('stop a folder of identity that imports one above it', async () => {
    const files = {
      'api/src/identity/throttle/upwards.ts': "import '../auth/b.ts';",
      'api/src/identity/auth/b.ts': 'export {};',
      'api/src/identity/login/downwards.ts': "import '../auth/b.ts';",
    };
    expect(await broken(files)).toEqual(['throttle-and-session-imports-nothing-above']);
  });

  it('stop a folder of the API that is no wing, and demonstration data outside of its wing', async () => {
    expect(
      await broken({
        'api/src/new-wing/a.ts': "import '../platform/b.ts';",
        'api/src/platform/b.ts': 'export {};',
      }),
    ).toEqual(['every-folder-of-the-api-is-a-wing']);
    const files = { 'api/src/site/a.ts': "import '../../../demo/src/b.ts';", 'demo/src/b.ts': 'export {};' };
    expect(await broken(files)).toContain('demonstration-data-is-loaded-in-one-wing');
  });

  it('stop a page that imports a folder of shared which is not declared for browsers', async () => {
    const files = {
      'shared/src/new-folder/b.ts': 'export {};',
      'shared/src/kernel/a.ts': "import '../new-folder/b.ts';",
      'shared/src/new-folder/inside.ts': "import '../clock/c.ts';",
      'shared/src/clock/c.ts': 'export {};',
    };
    expect(await broken(files)).toEqual(['browser-code-imports-declared-folders']);
  });

  it('stop a module of shared that imports the kernel by a path, which would bundle a second one', async () => {
    const files = {
      'shared/src/kernel/index.ts': 'export {};',
      'shared/src/form/a.ts': "import '../kernel/index.ts';",
      'shared/src/form/a.test.ts': "import '../kernel/index.ts';",
    };
    expect(await broken(files)).toEqual(['one-kernel']);
  });
});

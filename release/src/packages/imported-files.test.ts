import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { importedFiles } from './imported-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'imports-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
}

it('follows static and dynamic imports and declarations, and names packages', () => {
  write({
    'src/main.js':
      "import { a } from './a.js';\nexport * from '@scope/one/part';\nimport 'node:fs';\nconst b = () => import(/* webpackChunkName: 'b' */ './deep/b.js');",
    'src/main.d.ts': "import type { T } from './types.js';\nexport type { T };",
    'src/types.d.ts': "export type T = import('two').T;",
    'src/a.js': "export const a = 'from nowhere';\nexport const text = `import './not-an-import.js'`;",
    'src/deep/b.js': "export { c } from '../c.js';",
    'src/c.js': '',
    'src/other.js': "import 'three';",
  });
  expect(importedFiles(folder, ['src/main.js'])).toEqual({
    files: ['src/a.js', 'src/c.js', 'src/deep/b.js', 'src/main.d.ts', 'src/main.js', 'src/types.d.ts'],
    packages: ['@scope/one', 'two'],
  });
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sha384 } from '@enerabi/release/document';
import type { VerifiedRelease } from '@enerabi/release/reader';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inlineStyles } from './inline-styles.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'inline-styles-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

/** Makes a release with these style sheets, as if its list of files had been verified. */
async function release(sheets: Record<string, string>): Promise<VerifiedRelease> {
  const files: VerifiedRelease['integrity']['files'] = {};
  for (const [name, text] of Object.entries(sheets)) {
    await writeFile(path.join(dir, name), text);
    files[name] = { integrity: sha384(Buffer.from(text)), size: text.length };
  }
  const [first = '', ...others] = Object.keys(sheets);
  return {
    dir,
    base: '/builds/r/mfe-search/r_1/',
    release: {
      app: 'mfe-search',
      id: 'r_1',
      initial: { js: [], css: [first] },
      routes: { page: { js: [], css: others } },
    },
    integrity: { schema: 1, files },
  } as unknown as VerifiedRelease;
}

describe('style sheets inside the document', () => {
  it('are those of the entry point and of every route', async () => {
    const verified = await release({ 'a.css': 'a{gap:1px}', 'b.css': 'b{fill:url(#園)}\n' });
    expect(await inlineStyles(verified)).toEqual({ 'a.css': 'a{gap:1px}', 'b.css': 'b{fill:url(#園)}' });
  });

  it.each([
    ['an image beside it', 'a{background:url(../image.png)}'],
    ['another sheet', '@import "b.css";'],
    ['what would end its element', 'a::after{content:"</style><script>"}'],
    ['more than every document should carry', `a{gap:1px}${' '.repeat(40_000)}b{gap:1px}`],
  ])('are not those with %s', async (_, text) => {
    expect(await inlineStyles(await release({ 'a.css': text }))).toEqual({});
  });

  it("are not a development server's, which lists no files", async () => {
    const verified = await release({ 'a.css': 'a{gap:1px}' });
    expect(await inlineStyles({ ...verified, integrity: { schema: 1, files: {} } })).toEqual({});
  });

  it.each([
    ['was changed', (file: string) => writeFile(file, 'a{gap:2px}')],
    ['cannot be read (ENOENT)', (file: string) => rm(file)],
  ])('make the release damaged where one %s', async (detail, harm) => {
    const verified = await release({ 'a.css': 'a{gap:1px}' });
    await harm(path.join(dir, 'a.css'));
    await expect(inlineStyles(verified)).rejects.toMatchObject({
      code: 'release_damaged',
      message: expect.stringContaining(`a.css ${detail}`),
    });
  });
});

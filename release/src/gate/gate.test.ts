import { describe, expect, it } from '@jest/globals';
import type { StoredRelease } from '../store/index.ts';
import { findingText, type GateInput } from './finding.ts';
import { inspectRelease } from './gate.ts';

type Tested = GateInput['tested'];
const file = (size: number, gzip?: number) => ({
  integrity: '',
  size,
  ...(gzip !== undefined && { encodings: { gzip: { integrity: '', size: gzip } } }),
});
function build(more: Partial<StoredRelease['manifest']> = {}, files = {}): Tested {
  const manifest = {
    id: 'r_1',
    entry: { client: 'client/remoteEntry.mjs' },
    initial: { js: ['client/remoteEntry.mjs'], css: [] },
    routes: { list: { js: [], css: ['client/list.css'] } },
    paths: ['/f'],
    ...more,
  };
  const all = { 'client/remoteEntry.mjs': file(9_000, 3_000), 'client/list.css': file(39_999), ...files };
  return { manifest, integrity: { schema: 1, files: all } } as unknown as Tested;
}
const claims = [
  { path: '/f', app: 'mfe-search' },
  { path: '/login', app: 'mfe-account' },
];
const texts = (tested: Tested, more: Partial<GateInput> = {}): string[] =>
  inspectRelease({ app: 'mfe-search', tested, active: undefined, claims, ...more }).map(findingText);

describe('the gate', () => {
  it('lets a release pass that keeps the rules', () => {
    expect(texts(build())).toEqual([]);
  });

  it('names a path of another team, and one of nobody', () => {
    expect(texts(build({ paths: ['/f', '/login', '/events'] }))).toEqual([
      'path claim: /login is claimed by mfe-account, and not by mfe-search; take it out of `paths` in remote.json',
      'path claim: /events is claimed by nobody; operations claim it with `npm run release -- publish mfe-search --claim /events`',
    ]);
  });

  it('knows no claims before a shell is live, and none of the shell', () => {
    expect(texts(build({ paths: ['/login'] }), { claims: undefined })).toEqual([]);
    expect(texts(build({ paths: ['/login'] }), { app: 'shell' })).toEqual([]);
  });

  it('names a path that would be gone', () => {
    const active = build({ id: 'r_0', paths: ['/f', '/o'] });
    expect(texts(build(), { active })).toEqual([
      'gone path: /o is served by the live r_0 and would be gone; keep it, or give --force if nothing leads there any more',
    ]);
  });

  it('names what server code reaches for', () => {
    const serverCode = `const fs = require("node:fs"); const again = require('node:fs'); __webpack_require__("x");
      if (typeof process !== 'undefined' && process.env.DEBUG) my.process.env; "process.env"; const { process: p } = x; p.env;`;
    expect(
      texts(build({ entry: { client: 'client/remoteEntry.mjs', server: 'server.cjs' } } as never), {
        serverCode,
      }),
    ).toEqual([
      'reach: server.cjs loads the module node:fs, which no server gives it; move what needs it into the API, or load it in browsers alone (`x.browser.tsx`)',
      'reach: server.cjs reads process.env, which no server gives it; take it out, or give --force if that code never runs on a server',
    ]);
  });

  it.each([
    ['@layer ui{.a{content:"}"}}@layer remote.search{@media print{.b{top:0}}}', undefined],
    ['@layer ui, remote.search;@layer remote.search.map{.a{top:0}}/* body{} */', undefined],
    ['', undefined],
    ['body{margin:0}', 'a rule outside its layer, such as `body`'],
    [
      '@layer remote.search{.a{top:0}}@media print{.b{top:0}}p{top:0}',
      '2 rules outside its layer, such as `@media print`',
    ],
    ['@layer remote.account{.a{top:0}}', 'a rule outside its layer, such as `@layer remote.account`'],
    ['@import "x.css";', 'a rule outside its layer, such as `@import "x.css"`'],
    ['@layer ui,reset{*{top:0}}', 'a rule outside its layer, such as `@layer ui,reset`'],
  ])('names styles outside their layer: %s', (css, fault) => {
    expect(texts(build(), { styles: { 'client/list.css': css } })).toEqual(
      fault === undefined
        ? []
        : [
            `style layer: client/list.css has ${fault}; put them into \`@layer remote.search { … }\`, or give --force`,
          ],
    );
  });

  it('weighs the entry as it is sent, and the styles of each page', () => {
    const heavy = { 'client/remoteEntry.mjs': file(30_000, 8_001), 'client/list.css': file(40_001) };
    expect(texts(build({}, heavy))).toEqual([
      'budget: client/remoteEntry.mjs and what it loads at once is 8001 bytes (gzip) of at most 8000; load pages lazily in src/routes.ts, or give --force',
      'budget: styles of list are 40001 bytes of at most 40000; leave out rules that the page does not use, or give --force',
    ]);
  });
});

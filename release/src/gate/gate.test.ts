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

  it('weighs the entry as it is sent, and the styles of each page', () => {
    const heavy = { 'client/remoteEntry.mjs': file(30_000, 8_001), 'client/list.css': file(40_001) };
    expect(texts(build({}, heavy))).toEqual([
      'budget: client/remoteEntry.mjs and what it loads at once is 8001 bytes (gzip) of at most 8000; load pages lazily in src/routes.ts, or give --force',
      'budget: styles of list are 40001 bytes of at most 40000; leave out rules that the page does not use, or give --force',
    ]);
  });
});

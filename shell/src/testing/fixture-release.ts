import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Ways in which a release can be bad; real releases have had each of these errors. */
export const faults = {
  'throws at load': { load: "throw new Error('bad at load');" },
  'throws while rendering': { render: "throw new Error('bad render');" },
  'loops for ever': { render: 'for (;;) {}' },
  'never answers': { loader: 'return new Promise(() => {});' },
  'leaves a rejection unhandled': {
    loader: "Promise.reject(new Error('nobody cares')); return new Promise(() => {});",
  },
  'throws on the next tick': {
    loader:
      "globalThis.process.nextTick(() => { throw new Error('out of reach'); }); return new Promise(() => {});",
  },
  'ends its process': { loader: 'globalThis.process.exit(3);' },
  'fills the heap': { loader: 'const kept = []; for (;;) kept.push(new Array(1e5).fill({}));' },
  'fills memory outside the heap': {
    loader:
      'globalThis.saved = []; return new Promise(() => { setInterval(() => globalThis.saved.push(Buffer.alloc(6.4e7, 1)), 5); });',
  },
} as const;

const forged = JSON.stringify({
  'set-cookie': 'IdToken=forged; Path=/',
  'content-length': '1',
  'content-encoding': 'gzip',
  'x-robots-tag': 'noindex',
});

/** Conduct that slows or breaks a release: it never answers, takes some time, or fails at one address. */
const burdens = {
  'loops at load': { load: 'for (;;) {}' },
  'ends when asked': {
    loader: "if (request.url.includes('crash')) globalThis.process.exit(3); return null;",
  },
  'takes half a second when asked': {
    loader:
      "return request.url.includes('slow') ? new Promise((answer) => setTimeout(answer, 500, null)) : null;",
  },
  'fails after a form has been sent': {
    action:
      "globalThis.process.getBuiltinModule('node:fs').appendFileSync(new URL(request.url).searchParams.get('sent'), 'sent '); throw new Error('bad after');",
  },
  'sets cookies and headers': {
    loader: `return request.url.includes('headers') ? Response.json(null, { headers: ${forged} }) : null;`,
    action: `return new Response(null, { status: 303, headers: { location: '/f', ...${forged} } });`,
  },
  'asks an API that is down': {
    loader: "throw Response.json({ code: 'database_unavailable' }, { status: 503 });",
  },
  'gets no answer from the API': {
    loader: "throw Response.json({ code: 'unreachable' }, { status: 500 });",
  },
  'loads a module': { load: "const name = 'node:fs'; require(name);" },
  'reads its environment': { loader: "return process['env'].HOME;" },
  'calls another host': { loader: "return fetch('https://elsewhere.example/track');" },
  'throws for one page in twenty': {
    render: "if (Math.random() < 0.05) throw new Error('bad now and then');",
  },
  'has another page': {
    render: "return React.createElement('a', { href: '/f/another' }, 'bad');",
    routes: "{ id: 'another', path: 'f/another', Component: () => null },",
  },
  'takes 20 ms to render': { render: 'for (const end = performance.now() + 20; performance.now() < end; );' },
} as const;

export type Fault = keyof typeof faults;
export type Conduct = Fault | keyof typeof burdens;

interface FixtureParts {
  /** Text on the page by which a test recognises the release. */
  text: string;
  conduct?: Conduct | undefined;
  /** The release's own probe pages. */
  probe?: string[];
  /** The path of its route, which it then claims; by default `/f`, unclaimed. */
  path?: string | undefined;
}

/**
 * A handwritten server build of a remote with one route that shows `text`. It speaks the container protocol as a
 * built remote does, and fails as `conduct` says.
 */
function serverSource({ text, conduct, path = '/f' }: FixtureParts): string {
  const {
    load = '',
    render = '',
    loader = 'return null;',
    action = 'return null;',
    routes = '',
  }: { load?: string; render?: string; loader?: string; action?: string; routes?: string } = conduct
    ? { ...faults, ...burdens }[conduct]
    : {};
  return `${load}
let React;
exports.init = (scope) => { React = Object.values(scope.react)[0].lib(); };
exports.get = async () => () => ({ routes: [${routes} {
  id: 'page', path: ${JSON.stringify(path.slice(1))},
  loader({ request }) { ${loader} },
  action({ request }) { ${action} },
  Component() { ${render} return React.createElement('h1', null, ${JSON.stringify(text)}); },
}] });
`;
}

/** Writes a build folder as the build function would. */
export async function writeFixtureBuild(folder: string, app: string, parts: FixtureParts): Promise<string> {
  await mkdir(path.join(folder, 'client'), { recursive: true });
  const entry = 'client/remoteEntry.00000000.mjs';
  const build = {
    schema: 1,
    app,
    version: '0.0.1',
    entry: { client: entry, server: 'server.cjs', manifest: null },
    exposes: ['./routes'],
    initial: { js: [entry], css: [] },
    routes: {},
    paths: parts.path === undefined ? [] : [parts.path],
    ...(parts.probe && { probe: parts.probe }),
    contract: { shared: {}, session: 1, api: 1 },
  };
  await writeFile(path.join(folder, 'server.cjs'), serverSource(parts));
  await writeFile(
    path.join(folder, entry),
    `export const init = () => {}; export const get = async () => () => ({ routes: [] }); // ${parts.text.slice(0, 1_000)}\n`,
  );
  await writeFile(path.join(folder, 'build.json'), JSON.stringify(build));
  return folder;
}

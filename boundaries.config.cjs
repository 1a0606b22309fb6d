/**
 * Boundaries between folders (docs/decisions/001-boundaries.md). `npm test -- check` fails where an import crosses one.
 * Beside these, package `exports` make whatever is not an entry point unreachable by name.
 */
const packages =
  'shell|shared|mfe-search|mfe-account|mfe-contact|mfe-booking|gallery|gazetteer|demo|api|release|bench|scripts';
/** Captures the name of a remote's folder. */
const remote = '(mfe-[^/]+|gallery)';
const test = '\\.test\\.tsx?$|/e2e/|/testing/';
/**
 * The shell's folders run in a browser unless they are named here: a new folder is behind the boundaries from its
 * first day.
 */
const shell = 'shell/src/(?!server/|render/|testing/)';
/** Folders of `shared` that pages may import: a new one is closed to browsers until it is declared here. */
const browserFolders =
  'kernel|client|clock|contract|constants|child|commute|visit-notes|browser-storage|contact|drafts|favorites|flow|form|form-flow|geography|japanese|job-conditions|phone|pictures|profile|return-path|ui|tokens';
const browser = `^(${remote}/src/|shared/src/(?!server/|testing/)|${shell})`;

/** The API's wings from bottom to top: a wing imports those beneath it. */
const wings = [
  'platform',
  'identity',
  'catalogue',
  'visits',
  'messages',
  'search',
  'members',
  'site',
  'demo-data',
  'open-data',
];
/** Folders of `identity` from bottom to top. */
const identity = [
  'secret|hashing|account|codes',
  'throttle|session',
  'keys',
  'auth',
  'login|password|registration',
];

/** Imports within a folder point downwards, so that a reader can begin at the bottom. */
const layers = (folder, names) =>
  names.slice(0, -1).map((name, at) => ({
    name: `${name.replaceAll('|', '-and-')}-imports-nothing-above`,
    comment: `Arrows within ${folder} point downwards: ${names.join(' < ')}.`,
    severity: 'error',
    from: { path: `^${folder}/(${name})/` },
    to: { path: `^${folder}/(${names.slice(at + 1).join('|')})/` },
  }));

module.exports = {
  forbidden: [
    ...layers('api/src', wings),
    ...layers('api/src/identity', identity),
    {
      name: 'every-folder-of-the-api-is-a-wing',
      comment: 'A new folder of api/src takes its place among the wings in boundaries.config.cjs.',
      severity: 'error',
      from: { path: '^api/src/[^/]+/', pathNot: `^api/src/(${wings.join('|')}|testing|specification)/` },
      to: {},
    },
    {
      name: 'demonstration-data-is-loaded-in-one-wing',
      comment: 'What serves visitors does not know that facilities can be invented.',
      severity: 'error',
      from: { path: '^api/src/', pathNot: `^api/src/demo-data/|${test}` },
      to: { path: '^demo/' },
    },
    {
      name: 'remotes-stand-alone',
      comment:
        'A remote is built, released and rolled back alone: it shares through @enerabi/shared, never with another remote.',
      severity: 'error',
      from: { path: `^${remote}/` },
      to: { path: `^${remote}/`, pathNot: '^$1/' },
    },
    {
      name: 'browser-code-stays-out-of-servers',
      comment: 'What runs in a browser must not reach server code, settings or release tooling.',
      severity: 'error',
      from: { path: browser, pathNot: test },
      to: {
        path: '^(api|demo|gazetteer|release|scripts|bench)/|^shell/src/server/|^shared/src/server/',
      },
    },
    {
      name: 'browser-code-imports-declared-folders',
      comment: 'A folder of shared is open to browsers once boundaries.config.cjs declares it.',
      severity: 'error',
      from: { path: browser, pathNot: test },
      to: { path: '^shared/src/[^/]+/', pathNot: `^shared/src/(${browserFolders})/|/testing/` },
    },
    {
      name: 'browser-code-has-no-node',
      comment: 'Node modules do not exist in a browser.',
      severity: 'error',
      from: { path: browser, pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'samples-stay-out-of-pages',
      comment: 'Invented facilities are for tests and for the gallery, never for visitors.',
      severity: 'error',
      from: { path: browser, pathNot: `${test}|^gallery/` },
      to: { path: '/testing/' },
    },
    {
      name: 'api-knows-no-pages',
      comment: 'The API serves contracts; pages, shell and release tooling are none of its business.',
      severity: 'error',
      from: { path: '^api/' },
      to: { path: `^(shell|${remote}|release)/|^shared/src/(kernel|ui|client)/` },
    },
    {
      name: 'shell-knows-no-remote',
      comment: 'The shell finds remotes by data (routes.json and release document), not by import.',
      severity: 'error',
      from: { path: '^(shell|shared)/' },
      to: { path: `^(${remote}|api)/` },
    },
    {
      name: 'enter-by-entry-point',
      comment: 'Another package is entered by its name and exports, not by a path into its folder.',
      severity: 'error',
      from: { path: `^(${packages})/` },
      to: {
        path: `^(${packages})/`,
        pathNot: '^$1/|^scripts/(apps|test/(chromium|java|webkit))\\.ts$|^shell/e2e/',
        dependencyTypes: ['local'],
      },
    },
    {
      name: 'one-kernel',
      comment:
        'The shell shares the kernel by its name: a relative import puts a second one into each remote.',
      severity: 'error',
      from: { path: '^shared/src/(?!kernel/)', pathNot: test },
      to: { path: '^shared/src/kernel/', dependencyTypes: ['local'] },
    },
    {
      name: 'one-router',
      comment: 'The router comes from the kernel: a second copy would know nothing of the first.',
      severity: 'error',
      from: { path: `^(${remote}/src|shared/src/ui)/`, pathNot: test },
      to: { path: 'node_modules/react-router(-dom)?/' },
    },
    {
      name: 'resolvable',
      comment: "An import that cannot be resolved, or goes past a package's exports.",
      severity: 'error',
      // The template and the entry of a developer's build are resolved in a team's own folder.
      from: { pathNot: '^release/(template/|src/build/local-routes)' },
      to: { couldNotResolve: true },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.types|\\.data|node_modules/\\.cache)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    preserveSymlinks: false,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.css'],
    },
  },
};

/**
 * The container runtime inside a remote, in place of the official one (13 KB gzip): it only consumes what the shell
 * shares. It gives up runtime plugins, remotes of remotes and fallbacks: every shared module must come from the host.
 * The shell's scope is the authority, so a version that does not satisfy the remote's range is an error, not a guess.
 */
const parts = (version) => version.split('.').map((part) => Number.parseInt(part, 10) || 0);

function compare(left, right) {
  const [a, b] = [parts(left), parts(right)];
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

const startsAlike = (version, wanted, count) =>
  parts(version).slice(0, count).join() === parts(wanted).slice(0, count).join();

/** `^` holds the first part that is not zero: before 1.0 every minor version may break. */
const heldByCaret = (wanted) => 1 + parts(wanted).findIndex((part) => part > 0) || 3;

/** `^1.2.3`, `~1.2.3`, `>=1.2.3`, `1.2.3`, `*`; compound ranges are not known here. */
function satisfies(version, range) {
  if (!range || range === '*') return true;
  const wanted = range.replace(/^[^\d]*/, '');
  if (!/^[\^~>]/.test(range)) return version === wanted;
  if (compare(version, wanted) < 0) return false;
  return range[0] === '>' || startsAlike(version, wanted, range[0] === '~' ? 2 : heldByCaret(wanted));
}

function provided(scopes, { shareKey, shareInfo: { shareConfig, scope } }) {
  const versions = scopes[scope[0]]?.[shareKey] ?? {};
  const [newest] = Object.keys(versions).sort((a, b) => compare(b, a));
  if (!newest) throw new Error(`The shell does not share ${shareKey}`);
  if (!satisfies(newest, shareConfig.requiredVersion))
    throw new Error(
      `The shell shares ${shareKey} ${newest}, this release needs ${shareConfig.requiredVersion}`,
    );
  return versions[newest];
}

function install(bundler, id) {
  return (factory) => {
    bundler.m[id] = (module) => {
      delete bundler.c[id];
      module.exports = factory();
    };
  };
}

/** Loads what a chunk consumes; a promise only where the host has not loaded it yet. */
function consume(bundler, handler, id) {
  const entry = provided(bundler.S, handler);
  if (entry.lib) return install(bundler, id)(entry.lib);
  return Promise.resolve(entry.get()).then((factory) => {
    entry.lib = factory;
    install(bundler, id)(factory);
  });
}

const bundlerRuntime = {
  S: {},
  I: () => 1,
  init: ({ webpackRequire }) => webpackRequire.federation.initOptions,
  initContainerEntry({ webpackRequire, shareScope, shareScopeKey }) {
    if (webpackRequire.S) webpackRequire.S[shareScopeKey || 'default'] = shareScope;
    return 1;
  },
  consumes({ chunkId, promises, chunkMapping, moduleToHandlerMapping, installedModules, webpackRequire }) {
    for (const id of chunkMapping[chunkId] ?? []) {
      if (webpackRequire.o(installedModules, id)) {
        if (installedModules[id]) promises.push(installedModules[id]);
        continue;
      }
      const loading = consume(webpackRequire, moduleToHandlerMapping[id], id);
      installedModules[id] = 0;
      if (!loading) continue;
      installedModules[id] = loading.then(
        () => {
          installedModules[id] = 0;
        },
        (error) => {
          delete installedModules[id];
          throw error;
        },
      );
      promises.push(installedModules[id]);
    }
  },
  /** In one-file builds this runs before the host has handed over its scope: looked up when first required. */
  installInitialConsumes({ initialConsumes, moduleToHandlerMapping, webpackRequire }) {
    for (const id of initialConsumes)
      install(webpackRequire, id)(() => provided(webpackRequire.S, moduleToHandlerMapping[id]).lib());
  },
};

export default { bundlerRuntimeOptions: {}, bundlerRuntime };

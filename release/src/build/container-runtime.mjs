/**
 * The container runtime inside a remote. It replaces the official one (13 KB gzip) and the code that prepares for it,
 * and only consumes what the shell shares. It has no runtime plugins, remotes of remotes or fallbacks: every shared
 * module must come from the host. The shell's scope is the authority, so a version that does not satisfy the remote's
 * range is an error, not a guess.
 */
const bundler = __webpack_require__;

const parts = (version) => version.split('.').map((part) => Number.parseInt(part, 10) || 0);

function compare(left, right) {
  const [a, b] = [parts(left), parts(right)];
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

const startsAlike = (version, other, count) =>
  parts(version).slice(0, count).join() === parts(other).slice(0, count).join();

/** `^` fixes the first part that is not zero: before 1.0 every minor version may break. */
const heldByCaret = (version) => 1 + parts(version).findIndex((part) => part > 0) || 3;

/** `^1.2.3`, `~1.2.3`, `>=1.2.3`, `1.2.3`, `*`; compound ranges are not supported. */
function satisfies(version, range) {
  if (!range || range === '*') return true;
  const least = range.replace(/^[^\d]*/, '');
  if (!/^[\^~>]/.test(range)) return version === least;
  if (compare(version, least) < 0) return false;
  return range[0] === '>' || startsAlike(version, least, range[0] === '~' ? 2 : heldByCaret(least));
}

function provided(scope, name, range) {
  const versions = scope[name] ?? {};
  const [newest] = Object.keys(versions).sort((a, b) => compare(b, a));
  if (!newest) throw new Error(`The shell does not share ${name}`);
  if (!satisfies(newest, range))
    throw new Error(`The shell shares ${name} ${newest}, this release needs ${range}`);
  return versions[newest];
}

/** All at once, so that no page finds one missing. Nothing is fetched if the host has loaded them. */
bundler.initContainer = async (scope) => {
  const entries = bundler.consumed.map(([id, name, range]) => [id, provided(scope, name, range)]);
  for (const [id, entry] of entries) {
    const factory = entry.lib ?? (await entry.get());
    bundler.m[id] = (module) => {
      module.exports = factory();
    };
  }
};

bundler.getContainer = async (name) => {
  const open = bundler.initializeExposesData.moduleMap[name];
  if (!open) throw new Error(`This release has no ${name}`);
  return open();
};

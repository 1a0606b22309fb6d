// Runs on the installed Node (20 or newer); everything else runs on the Node 24 that this installs.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');
const pnpm = 'pnpm@12.21.0';
const stamp = path.join(root, 'node_modules/.installed');
const runtime = path.join(root, 'node_modules/.bin/node');
const programs = {
  start: 'scripts/start.ts',
  test: 'scripts/test.ts',
  dev: 'scripts/dev.ts',
  build: 'scripts/build.ts',
  bench: 'bench/main.ts',
  data: 'api/src/cli.ts',
  release: 'release/src/cli/main.ts',
  screenshots: 'scripts/screenshots.ts',
  site: 'scripts/site.ts',
};

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function lockHash() {
  const hash = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml'])
    hash.update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

function install() {
  const wanted = lockHash();
  if (existsSync(runtime) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  process.stderr.write('Installing packages and Node 24 (once per lockfile)…\n');
  const { status, error } = spawnSync('npx', ['-y', pnpm, 'install', '--frozen-lockfile'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    shell: process.platform === 'win32',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error) fail(`npx cannot be run (${error.message}): install npm 10 or newer.`);
  if (status !== 0) {
    const again = spawnSync('npx', ['-y', pnpm, 'install', '--frozen-lockfile'], {
      cwd: root,
      stdio: 'inherit',
    });
    if (again.status !== 0)
      fail(
        'The packages could not be installed: see the lines above; check the network and run the command again.',
      );
  }
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

const [command = '', ...rest] = process.argv.slice(2);
const program = programs[command];
if (!program) fail(`Unknown command "${command}": one of ${Object.keys(programs).join(', ')}.`);
if (Number(process.versions.node.split('.')[0]) < 20)
  fail(`Node ${process.versions.node} is too old: install Node 20 or newer.`);
install();

/** Node flags for a benchmark that runs a server in its own process, the same as for the servers. */
function serverFlags() {
  const file = path.join(root, 'shared/src/server/configuration/node-flags.ts');
  const print = `require(${JSON.stringify(file)}).nodeFlags().join('\\n')`;
  return spawnSync(runtime, ['--no-warnings', '-p', print], { encoding: 'utf8' }).stdout.trim().split('\n');
}

const flags = command === 'bench' ? serverFlags() : ['--disable-warning=ExperimentalWarning'];
const child = spawn(runtime, [...flags, path.join(root, program), ...rest], {
  // Paths of builds are relative to the caller's folder; a relative DATA_DIR is the same folder from everywhere.
  cwd: command === 'release' ? (process.env.INIT_CWD ?? root) : root,
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
    // These start many short programs, which need two thirds of the time then. `data` sets its cache itself.
    ...(['test', 'release', 'build', 'screenshots'].includes(command) && {
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(root, 'node_modules/.cache/compiled'),
    }),
  },
});
// Ctrl-C reaches the child by itself; signals that only this process gets must be passed on.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));

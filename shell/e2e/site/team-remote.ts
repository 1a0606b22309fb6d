import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { command } from './commands.ts';
import { root, siteEnvironment } from './environment.ts';

const run = promisify(execFile);
const registry = `http://localhost:${Number(siteEnvironment.API_PORT) + 1}`;

/** Folders of this workspace that have the packages which a team would install. */
const holders = ['.', 'shared', 'release', 'shell'].map((name) => path.join(root, name));

/** A remote in a folder outside this workspace, made as a new team makes it. */
export class TeamRemote {
  readonly dir: string;
  readonly app: string;
  readonly path: string;
  readonly #token: string;
  #developing: ChildProcess | undefined;

  private constructor(
    dir: string,
    { app, path: claimed, token }: { app: string; path: string; token: string },
  ) {
    this.dir = dir;
    this.app = app;
    this.path = claimed;
    this.#token = token;
  }

  /**
   * Operations make a token, and the team a folder from the registry's packages. What `npm install` would fetch comes
   * from this workspace.
   */
  static async make(folder: string, app: string, claimed: string): Promise<TeamRemote> {
    const { token } = await command<{ token: string }>(
      ...(['release', 'token', 'create', 'new team', '--apps', app] as const),
      ...['--scopes', 'read,publish,promote,rollback', '--claims', claimed],
    );
    const tool = path.join(folder, 'tool');
    await fetchPackage('/packages/release.tgz', tool);
    symlinkSync(path.join(root, 'release/node_modules'), path.join(tool, 'node_modules'));
    const init = ['init', app, '--path', claimed, '--registry', registry, '--no-install'];
    await run(process.execPath, [path.join(tool, 'src/cli/team/main.js'), ...init], { cwd: folder });
    const team = new TeamRemote(path.join(folder, app), { app, path: claimed, token });
    await team.#install();
    return team;
  }

  async #install(): Promise<void> {
    const manifest = JSON.parse(await readFile(path.join(this.dir, 'package.json'), 'utf8')) as Record<
      'dependencies' | 'devDependencies',
      Record<string, string>
    >;
    const modules = path.join(this.dir, 'node_modules');
    for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
      const place = path.join(modules, name);
      mkdirSync(path.dirname(place), { recursive: true });
      if (!version.startsWith(registry)) {
        const holder = holders.find((dir) => existsSync(path.join(dir, 'node_modules', name)));
        symlinkSync(path.join(holder ?? root, 'node_modules', name), place);
        continue;
      }
      await fetchPackage(version.slice(registry.length), place);
      const own = path.join(root, name.replace('@enerabi/', ''), 'node_modules');
      mkdirSync(path.join(place, 'node_modules'));
      for (const dependency of readdirSync(own))
        if (dependency !== '@enerabi')
          symlinkSync(path.join(own, dependency), path.join(place, 'node_modules', dependency));
    }
  }

  /** Runs a command of the team, as `npm run release -- …` does there. @returns what it printed with `--json` */
  async release<T>(...args: string[]): Promise<T> {
    const { stdout } = await run(process.execPath, [this.#program, ...args, '--json'], this.#options);
    return JSON.parse(stdout) as T;
  }

  /** `npm run dev`. @returns its link */
  async develop(port: number): Promise<string> {
    this.#developing = spawn(process.execPath, [this.#program, 'dev', '--port', String(port)], {
      ...this.#options,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const line of createInterface({ input: this.#developing.stdout ?? process.stdin }))
      return line;
    throw new Error('the development server has ended');
  }

  stop(): void {
    this.#developing?.kill();
  }

  /** Checks types, as `npm run check` does there. */
  check(): Promise<unknown> {
    return run(path.join(root, 'node_modules/.bin/tsc'), ['--noEmit'], this.#options);
  }

  /** Runs its tests, as `npm test` does there. */
  test(): Promise<unknown> {
    const runner = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js'];
    return run(process.execPath, runner, this.#options);
  }

  /** Changes a file of the folder. */
  async change(file: string, from: string, to: string): Promise<void> {
    const name = path.join(this.dir, file);
    writeFileSync(name, (await readFile(name, 'utf8')).replaceAll(from, to));
  }

  get #program(): string {
    return path.join(this.dir, 'node_modules/@enerabi/release/src/cli/team/main.js');
  }

  get #options() {
    return { cwd: this.dir, env: { PATH: process.env.PATH, RELEASE_TOKEN: this.#token } };
  }
}

async function fetchPackage(address: string, to: string): Promise<void> {
  mkdirSync(to, { recursive: true });
  const reply = await fetch(registry + address);
  if (!reply.ok) throw new Error(`${address}: ${reply.status} ${await reply.text()}`);
  const file = `${to}.tgz`;
  writeFileSync(file, Buffer.from(await reply.arrayBuffer()));
  await run('tar', ['-xzf', file, '--strip-components=1', '-C', to]);
}

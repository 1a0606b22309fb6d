import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Command } from 'commander';
import { RegistryError, readHead } from '../registry/index.ts';
import { buildCommit } from '../reproduce/build-commit.ts';
import { compareBuild, type DifferentFile } from '../reproduce/compare-build.ts';
import { openForReading, releaseFolder, root } from './command-context.ts';
import { print } from './terminal/output.ts';

interface ReproduceOptions {
  repository: string;
  build?: string;
  json?: true;
}

export function addReproduceCommand(program: Command): void {
  program
    .command('reproduce')
    .description(
      'Build a release again from its recorded commit, in a clean checkout, and compare every byte.',
    )
    .argument('<app>', 'shell or a remote, such as mfe-search')
    .argument('[release]', 'a release of the store (default: the active one)')
    .option('--repository <path>', 'repository that has the commit', root)
    .option('--build <dir>', 'compare with this build instead of building')
    .option('--json', 'print the result as JSON')
    .action(reproduce);
}

async function reproduce(app: string, wanted: string | undefined, options: ReproduceOptions): Promise<void> {
  const source = await openForReading();
  const id = wanted ?? (await readHead(source)).state.apps[app]?.active;
  if (!id) throw new RegistryError('refused', `${app} was never published`);
  const stored = await source.store.verifyRelease(app, id);
  const { commit, version } = stored.manifest;
  const folder = await mkdtemp(path.join(tmpdir(), 'reproduce-'));
  try {
    const buildDir = options.build
      ? path.resolve(options.build)
      : await built(app, id, commit, folder, options);
    const result = await compareBuild(stored, buildDir, (file) =>
      readFile(path.join(releaseFolder(app, id), file)),
    );
    const { isSame, files, different } = result;
    const from = options.build ?? `commit ${commit?.slice(0, 10)}`;
    const text = isSame
      ? `${app} ${id} (${version}) is what ${from} says: ${files} files, every byte`
      : `${app} ${id} (${version}) is NOT what ${from} says: ${different.length} of ${files} files differ\n${different.map(fileLine).join('\n')}`;
    print(options, { app, release: id, commit, ...result }, text);
    if (!isSame) process.exitCode = 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function built(
  app: string,
  id: string,
  commit: string | null,
  folder: string,
  { repository }: ReproduceOptions,
): Promise<string> {
  if (commit === null)
    throw new RegistryError('refused', `${app} ${id} has no recorded commit; compare it with --build`);
  const say = (line: string): void => void process.stderr.write(`${line}\n`);
  return buildCommit({ repository, commit, app }, folder, say);
}

function fileLine({ path: file, release, build, at }: DifferentFile): string {
  if (release === null) return `  ${file}: only in the build, ${build} bytes`;
  if (build === null) return `  ${file}: only in the release, ${release} bytes`;
  return `  ${file}: ${release} bytes in the release, ${build} in the build, first different byte ${at}`;
}

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../apps.ts';

interface Import {
  /** The import path in the source. */
  from: string;
  /** Undefined if all names are imported: `*`, a side effect, `import()`. */
  names?: string[] | undefined;
}

// The sources are formatted and type-checked, so a regular expression is enough.
const declarations = /^(?:import|export)\s+(?!type\s)(?:([^'";]*?)\s+from\s+)?'([^']+)';$/gm;
const dynamicImports = /\bimport\((?:\/\*[^*]*\*\/\s*)?'([^']+)'\)/g;
const exportedNames = /^export (?:async )?(?:const|function|class) (\w+)/gm;

/** Finds the run-time imports of a source. */
function importsOf(source: string): Import[] {
  const fixed = [...source.matchAll(declarations)].map(([, clause = '', from = '']): Import => {
    const [, braced] = /\{([^}]*)\}/.exec(clause) ?? [];
    const names = braced
      ?.split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => name.split(' as ')[0] ?? '');
    return { from, names };
  });
  const dynamic = [...source.matchAll(dynamicImports)].map(([, from = '']): Import => ({ from }));
  return [...fixed.filter(({ names }) => names?.length !== 0), ...dynamic];
}

const read = (file: string): string => readFileSync(file, 'utf8');
const shared = path.join(root, 'shared');

/** The file of an entry point of the component set, or of the forms made of it; undefined for any other import. */
function componentEntryPoint(from: string): string | undefined {
  if (!/^@enerabi\/shared\/(ui|form|form-flow)(\/|$)/.test(from)) return undefined;
  const { exports } = JSON.parse(read(path.join(shared, 'package.json'))) as {
    exports: Record<string, string>;
  };
  const entryPoint = exports[from.replace('@enerabi/shared', '.')];
  if (!entryPoint) throw new Error(`shared/package.json has no entry point for ${from}`);
  return path.join(shared, entryPoint);
}

/** Finds the files that define the names, through a barrel. */
function definitions(barrel: string, names: readonly string[] | undefined): string[] {
  const files = importsOf(read(barrel)).map(({ from }) => path.join(path.dirname(barrel), from));
  if (!names) return files;
  return files.flatMap((file) => {
    if (file.endsWith('/index.ts')) return definitions(file, names);
    return [...read(file).matchAll(exportedNames)].some(([, name = '']) => names.includes(name))
      ? [file]
      : [];
  });
}

/** The files that define what a file imports by the name of an entry point. */
const componentFiles = (file: string): string[] =>
  importsOf(read(file)).flatMap(({ from, names }) => {
    const entryPoint = componentEntryPoint(from);
    return entryPoint ? definitions(entryPoint, names) : [];
  });

/**
 * The style sheets of the component set that an app needs: those of the components that it imports, directly or not. It
 * reads sources, so it does not depend on a bundler.
 * @returns paths below the workspace's folder
 */
export function importedSheets(app: string): Set<string> {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: path.join(root, app) }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  const seen = new Set(sources.flatMap((file) => componentFiles(path.join(root, app, file))));
  for (const file of seen) {
    if (file.endsWith('.css')) continue;
    for (const found of componentFiles(file)) seen.add(found);
    for (const { from } of importsOf(read(file)))
      if (from.startsWith('.')) seen.add(path.join(path.dirname(file), from));
  }
  return new Set([...seen].filter((file) => file.endsWith('.css')).map((file) => path.relative(root, file)));
}

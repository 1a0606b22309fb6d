import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildApp } from '@enerabi/release/build-app';
import { apps, root } from '../../apps.ts';

/** JavaScript of one route's document, gzipped at the best level, in bytes. */
export interface PageScripts {
  /** App and id of the route, such as `mfe-search/facility-list`. */
  route: string;
  /** Scripts in the HTML: the shell, the remote's entry point and the route. Hydration needs nothing else. */
  first: number;
  /**
   * With the deferred parts of route and frame, and the code that polls for new builds: all that loads within five
   * seconds.
   */
  idle: number;
  /** With what a phone loads when it is asked for, such as the moving map; a wide screen may load it when it is idle. */
  asked: number;
}

interface Files {
  js: string[];
}

interface Built {
  initial: Files;
  routes: Record<string, Files>;
}

/** The chunks of pages, which a remote's routes name. Other chunks are loaders, schemas and parts. */
const pagesOf = (app: string): string[] =>
  [
    ...readFileSync(path.join(root, app, 'src/routes.ts'), 'utf8').matchAll(/webpackChunkName: '([^']+)'/g),
  ].map(([, name = '']) => name);

/** Parts of which a visitor's page shows one; a page is measured with the largest. */
const alternatives = [['map-search.facilities', 'map-search.jobs']];

function sizesIn(buildDir: string): (files: readonly string[]) => number {
  const known = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const size = known.get(file) ?? gzipSync(readFileSync(path.join(buildDir, file)), { level: 9 }).length;
    known.set(file, size);
    return size;
  };
  return (files) => [...new Set(files)].reduce((sum, file) => sum + sizeOf(file), 0);
}

async function built(app: string) {
  const { buildDir } = await buildApp(root, app);
  const record = JSON.parse(readFileSync(path.join(buildDir, 'build.json'), 'utf8')) as Built;
  return { record, size: sizesIn(buildDir) };
}

/** Measures every route of every remote of the product, from the build records by which the server writes the HTML. */
export async function pageScripts(): Promise<PageScripts[]> {
  const shell = await built('shell');
  const first = shell.size(shell.record.initial.js);
  const delayed = (name: string): boolean => name.startsWith('frame.') || name === 'idle';
  const later = shell.size(
    Object.entries(shell.record.routes).flatMap(([name, { js }]) => (delayed(name) ? js : [])),
  );
  const ownPages = ['terms', 'booking-terms', 'problem'];
  const pages: PageScripts[] = ownPages.map((name) => {
    const js = shell.record.routes[name]?.js ?? [];
    const own = shell.size([...shell.record.initial.js, ...js]);
    return { route: `shell/${name}`, first: own, idle: own + later, asked: own + later };
  });
  for (const app of apps.product.filter((name) => name !== 'shell')) {
    const { record, size } = await built(app);
    const { initial, routes } = record;
    const unshown = new Set(
      alternatives.flatMap((parts) => {
        const sizes = parts.map((part) => size(routes[part]?.js ?? []));
        const largest = sizes.indexOf(Math.max(...sizes));
        return parts.filter((_, at) => at !== largest);
      }),
    );
    for (const name of pagesOf(app)) {
      const js = routes[name]?.js;
      if (!js) throw new Error(`${app} was built without its page ${name}`);
      const partsOf = (prefix: string): string[] =>
        Object.entries(routes).flatMap(([part, files]) =>
          part.startsWith(prefix) && !unshown.has(part) ? files.js : [],
        );
      const idle = [...initial.js, ...js, ...partsOf(`${name}.`)];
      pages.push({
        route: `${app}/${name}`,
        first: first + size([...initial.js, ...js]),
        idle: first + later + size(idle),
        asked: first + later + size([...idle, ...partsOf(`${name}-asked.`)]),
      });
    }
  }
  return pages;
}

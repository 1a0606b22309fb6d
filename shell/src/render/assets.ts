import type { RenderBinding, RoutedFiles } from './render-request.ts';

export interface PageAssets {
  styles: string[];
  preloads: string[];
}

type Chunks = Record<string, RoutedFiles>;

const named = (chunks: Chunks, wanted: (name: string) => boolean): RoutedFiles[] =>
  Object.entries(chunks)
    .filter(([name]) => wanted(name))
    .map(([, files]) => files);

const addresses = (base: string, files: RoutedFiles[], kind: keyof RoutedFiles): string[] =>
  files.flatMap((of) => of[kind].map((file) => base + file));

/**
 * The files of a page: those of the shell, of the remote's door, and of the routes that matched. A lazy route's
 * files are not in the door's list, so without this they would be fetched one after another. Of the route's deferred
 * parts (`<route id>.<part>`), and of an error page, the page needs the styles at once and the scripts later.
 */
export function pageAssets(
  { shell, remote }: RenderBinding,
  routeIds: readonly string[],
  isProblem: boolean,
): PageAssets {
  const problem = named(shell.routes, (name) => isProblem && name === 'problem');
  const matched = remote ? [remote.initial, ...named(remote.routes, (name) => routeIds.includes(name))] : [];
  const parts = named(remote?.routes ?? {}, (name) => routeIds.some((id) => name.startsWith(`${id}.`)));
  const base = remote?.base ?? '';
  const scripts = [...addresses(shell.base, [shell.initial], 'js'), ...addresses(base, matched, 'js')];
  const styles = [
    ...addresses(shell.base, [shell.initial, ...problem], 'css'),
    ...addresses(base, [...matched, ...parts], 'css'),
  ];
  return {
    styles: [...new Set(styles)],
    preloads: [...new Set(scripts)].filter((href) => href !== shell.base + shell.main),
  };
}

/** The same routes need the same files every time: looked up once per release and combination. */
export function rememberedAssets(
  binding: RenderBinding,
): (routeIds: readonly string[], isProblem: boolean) => PageAssets {
  const known = new Map<string, PageAssets>();
  return (routeIds, isProblem) => {
    const key = `${routeIds.join(' ')} ${isProblem}`;
    const assets = known.get(key) ?? pageAssets(binding, routeIds, isProblem);
    known.set(key, assets);
    return assets;
  };
}

import type { PageFiles, RenderBinding, RoutedFiles } from './render-request.ts';

/** A style sheet whose text goes into the document. */
export interface InlineStyle {
  href: string;
  text: string;
}

export interface PageAssets {
  /** Style sheets to link. */
  styles: string[];
  inline: InlineStyle[];
  preloads: string[];
}

type Chunks = Record<string, RoutedFiles>;

const named = (chunks: Chunks, wanted: (name: string) => boolean): RoutedFiles[] =>
  Object.entries(chunks)
    .filter(([name]) => wanted(name))
    .map(([, files]) => files);

interface PageFile {
  href: string;
  /** Text of an inlined style sheet; undefined if it is linked. */
  text: string | undefined;
}

const filesOf = (
  { base, inline }: Pick<PageFiles, 'base' | 'inline'>,
  chunks: RoutedFiles[],
  kind: keyof RoutedFiles,
): PageFile[] =>
  [...new Set(chunks.flatMap((chunk) => chunk[kind]))].map((file) => ({
    href: base + file,
    text: inline?.[file],
  }));

/**
 * Collects the files of a page: those of the shell, of the remote's entry point, and of the matched routes. The entry
 * point does not list a lazy route's files, so without this function they would load one after another. The deferred
 * parts of the route (`<route id>.<part>`) and of the frame (`frame.<part>`), and the error page, need their styles at
 * once and their scripts later.
 */
export function pageAssets(
  { shell, remote }: RenderBinding,
  ids: readonly string[],
  isProblem: boolean,
): PageAssets {
  // Several routes may share a page: their ids differ after a dot, and the page's chunk is named by the part before it.
  const routeIds = ids.map((id) => id.replace(/\..*/, ''));
  const frame = named(shell.routes, (name) => name.startsWith('frame.') || (isProblem && name === 'problem'));
  const own = named(shell.routes, (name) => routeIds.includes(name));
  const matched = remote ? [remote.initial, ...named(remote.routes, (name) => routeIds.includes(name))] : [];
  const parts = named(remote?.routes ?? {}, (name) => routeIds.some((id) => name.startsWith(`${id}.`)));
  const scripts = [
    ...filesOf(shell, [shell.initial, ...own], 'js'),
    ...(remote ? filesOf(remote, matched, 'js') : []),
  ];
  const styles = [
    ...filesOf(shell, [shell.initial, ...frame, ...own], 'css'),
    ...(remote ? filesOf(remote, [...matched, ...parts], 'css') : []),
  ];
  return {
    styles: styles.filter(({ text }) => text === undefined).map(({ href }) => href),
    inline: styles.flatMap(({ href, text }) => (text === undefined ? [] : { href, text })),
    preloads: scripts.map(({ href }) => href).filter((href) => href !== shell.base + shell.main),
  };
}

/** Looks up the files once per release and combination of routes. */
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

import type { RenderBinding, RoutedFiles } from './render-request.ts';

export interface PageAssets {
  styles: string[];
  preloads: string[];
}

/**
 * The files of a page: those of the shell, of the remote's door, and of the routes that matched. A lazy route's
 * files are not in the door's list, so without this they would be fetched one after another. Of the route's deferred
 * parts (`<route id>.<part>`) the page needs the styles at once, the scripts later.
 */
export function pageAssets({ shell, remote }: RenderBinding, routeIds: readonly string[]): PageAssets {
  const chunks = Object.entries(remote?.routes ?? {});
  const routed = chunks.filter(([name]) => routeIds.includes(name)).map(([, files]) => files);
  const parts = chunks.filter(([name]) => routeIds.some((id) => name.startsWith(`${id}.`))).map(([, files]) => files);
  const initial = remote ? [remote.initial] : [];
  const addresses = (of: RoutedFiles[], kind: keyof RoutedFiles): string[] =>
    of.flatMap((files) => files[kind].map((file) => (remote?.base ?? '') + file));
  const ofShell = (kind: keyof RoutedFiles): string[] => shell.initial[kind].map((file) => shell.base + file);
  return {
    styles: [...new Set([...ofShell('css'), ...addresses([...initial, ...routed, ...parts], 'css')])],
    preloads: [...new Set([...ofShell('js'), ...addresses([...initial, ...routed], 'js')])].filter((href) => href !== shell.base + shell.main),
  };
}

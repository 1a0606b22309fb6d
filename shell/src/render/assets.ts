import type { RenderBinding, RoutedFiles } from './render-request.ts';

export interface PageAssets {
  styles: string[];
  preloads: string[];
}

/**
 * The files of a page: those of the shell, of the remote's door, and of the routes that matched. A lazy route's
 * files are not in the door's list, so without this they would be fetched one after another.
 */
export function pageAssets({ shell, remote }: RenderBinding, routeIds: readonly string[]): PageAssets {
  const routed = remote ? [remote.initial, ...routeIds.map((id) => remote.routes[id]).filter((files) => files !== undefined)] : [];
  const addresses = (kind: keyof RoutedFiles): string[] => [
    ...shell.initial[kind].map((file) => shell.base + file),
    ...new Set(routed.flatMap((files) => files[kind].map((file) => (remote?.base ?? '') + file))),
  ];
  return { styles: addresses('css'), preloads: addresses('js').filter((href) => href !== shell.base + shell.main) };
}

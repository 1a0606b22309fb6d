import type { RouteObject } from 'react-router';

/** The four layouts of the frame; a route without one gets `map` (R1.2). */
export type Layout = 'default' | 'map' | 'contact' | 'support-message';

export interface PageHandle {
  layout?: Layout;
  /** Loads what sending the page's form needs; called once, when someone begins to fill in (R4.9). */
  preload?: () => Promise<unknown>;
}

/**
 * A route of a remote. `id` is also the name of its lazy chunk (`webpackChunkName`), by which the server knows the
 * files to preload. Several routes of one page add a dot and a name of their own. Page modules export `Component`, and
 * may export `loader`, `action`, `handle`.
 */
export type RemoteRoute = RouteObject & { id: string; path: string; lazy: () => Promise<unknown> };

import type { RouteObject } from 'react-router';

/** The four layouts of the frame; a route that names none gets `map` (R1.2). */
export type Layout = 'default' | 'map' | 'contact' | 'support-message';

export interface PageHandle {
  layout?: Layout;
  /** Marks the job section: the logo then leads to /job_top (R1.6). */
  section?: 'job';
}

/**
 * A route of a remote. `id` is also the name of its lazy chunk (`webpackChunkName`): that is how the server knows
 * which files to preload for it. Several routes of one page add a dot and a name of their own. Page modules export `Component`, and may export `loader`, `action`, `handle`.
 */
export type RemoteRoute = RouteObject & { id: string; path: string; lazy: () => Promise<unknown> };

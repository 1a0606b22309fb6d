import type { Session, Site } from '@enerabi/shared/kernel';

/** Files of a release as `build.json` lists them, relative to the release's base. */
export interface RoutedFiles {
  js: string[];
  css: string[];
}

/** A release's files as a page names them. */
export interface PageFiles {
  base: string;
  initial: RoutedFiles;
  routes: Record<string, RoutedFiles>;
  /**
   * Text of the style sheets that go into the document, by file; the others are linked. An older server process
   * gives none to a newer release.
   */
  inline?: Record<string, string>;
}

/** Data that a render worker gets once: one release of one remote inside one release of the shell. */
export interface RenderBinding {
  /** Null where the shell alone answers. */
  app: string | null;
  remote: PageFiles | null;
  shell: PageFiles & { main: string };
  apiBaseUrl: string;
  site: Site;
}

/** A request as it crosses the worker's port: only what structured clone can carry. */
export interface RenderRequest {
  url: string;
  method: string;
  headers: [string, string][];
  body?: Uint8Array | undefined;
  requestId: string;
  nonce: string;
  authorization?: string | undefined;
  /** From where the visitor comes; an older server process does not say. */
  clientAddress?: string | undefined;
  /** A form's calls go through the server's own gateway, which keeps the session (R3.2). Older shells do not know of it. */
  gateway?: { origin: string; key: string } | undefined;
  session: Session;
  /** Pins of the document, already JSON: the worker only embeds them. */
  pins: string;
  year: number;
  /** Instead of the page: the shell alone says in its frame that it cannot be shown. Older shells do not know of it. */
  problem?: 503 | undefined;
}

export interface RenderReply {
  status: number;
  /** The error page; an older shell does not say. */
  isProblem?: boolean;
  headers: [string, string][];
  /** In pieces, each of whole characters: to join them costs as much as to encode them. */
  html: readonly string[];
}

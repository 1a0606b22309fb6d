import type { Session, Site } from '@enerabi/shared/kernel';

/** Files of a release as listed in `build.json`, relative to the release's base. */
export interface RoutedFiles {
  js: string[];
  css: string[];
}

/** Files of a release that its pages refer to. */
export interface PageFiles {
  base: string;
  initial: RoutedFiles;
  routes: Record<string, RoutedFiles>;
  /**
   * Text of the style sheets that are inlined, by file; the others are linked. An older server process passes none to a
   * newer release.
   */
  inline?: Record<string, string>;
}

/** Data that a render worker gets at its start: one release of one remote inside one release of the shell. */
export interface RenderBinding {
  /** Null if the shell answers without a remote. */
  app: string | null;
  remote: PageFiles | null;
  shell: PageFiles & { main: string };
  apiBaseUrl: string;
  site: Site;
}

/** A request as it is sent to the worker: only values that structured clone supports. */
export interface RenderRequest {
  url: string;
  method: string;
  headers: [string, string][];
  body?: Uint8Array | undefined;
  requestId: string;
  nonce: string;
  authorization?: string | undefined;
  /** Headers with which the API joins the request's trace. Older shells ignore this field. */
  trace?: Readonly<Record<string, string>> | undefined;
  /** The visitor's address; an older server process does not pass it. */
  clientAddress?: string | undefined;
  /**
   * A form's calls go through the server's own gateway, which keeps the session (R3.2). Older shells ignore this field.
   */
  gateway?: { origin: string; key: string } | undefined;
  session: Session;
  /** Pins of the document as JSON, which the worker only embeds. */
  pins: string;
  year: number;
  /**
   * The app whose page a developer's own browser renders by itself; the document is the frame without it. Older shells
   * ignore this field.
   */
  local?: string | undefined;
  /** If set, the shell renders an apology in its frame instead of the page. Older shells ignore this field. */
  problem?: 503 | undefined;
}

export interface RenderReply {
  status: number;
  /** Whether this is the error page; an older shell does not say. */
  isProblem?: boolean;
  headers: [string, string][];
  /** Pieces of whole characters; joining them would cost as much as encoding them. */
  html: readonly string[];
}

import type { Session, Site } from '@enerabi/shared/kernel';

/** Files of a release as `build.json` lists them, relative to the release's base. */
export interface RoutedFiles {
  js: string[];
  css: string[];
}

/** What a render worker is given once: one release of one remote inside one release of the shell. */
export interface RenderBinding {
  /** Null where the shell alone answers. */
  app: string | null;
  remote: { base: string; initial: RoutedFiles; routes: Record<string, RoutedFiles> } | null;
  shell: { base: string; main: string; initial: RoutedFiles; routes: Record<string, RoutedFiles> };
  apiBaseUrl: string;
  site: Site;
}

/** One request as it crosses the worker's port: nothing that structured clone cannot carry. */
export interface RenderRequest {
  url: string;
  method: string;
  headers: [string, string][];
  body?: Uint8Array | undefined;
  requestId: string;
  nonce: string;
  authorization?: string | undefined;
  session: Session;
  /** Pins of the document, already JSON: the worker only embeds them. */
  pins: string;
  year: number;
}

export interface RenderReply {
  status: number;
  headers: [string, string][];
  html: string;
}

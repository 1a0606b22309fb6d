import type { Session, Site } from '@enerabi/shared/kernel';

/** The release of one app to which this document is bound. */
export interface Pin {
  release: string;
  /** Address of the remote's container, or of the shell's module. */
  entry: string;
  /** Address in the last known good release, used if the pinned one cannot be fetched. */
  fallback?: string;
}

/** Data of the document that does not depend on its page. */
export interface DocumentPins {
  seq: number;
  pollSeconds: number;
  pins: Record<string, Pin>;
  /** Paths of remotes that the shell's own release does not know; absent if there are none. */
  claims?: { path: string; app: string }[];
}

/** Data for the browser, never code; the document has it in `<script type="application/json">`. */
export interface Boot extends DocumentPins {
  site: Site;
  session: Session;
  /** Style sheets that the server linked, so that server and browser render the same head. */
  styles: readonly string[];
  requestId: string;
  year: number;
  /** Null if the shell answers without a remote. */
  owner: string | null;
  hydration: HydrationState;
}

export interface SerializedError {
  status: number;
  statusText: string;
  data: unknown;
}

export interface HydrationState {
  loaderData: Record<string, unknown>;
  actionData: Record<string, unknown> | null;
  errors: Record<string, SerializedError> | null;
}

export const bootElementId = 'boot';

/** Escapes JSON for a script element: no `<` can end the element or open a comment. */
export const serializeBoot = (boot: object): string => JSON.stringify(boot).replaceAll('<', '\\u003c');

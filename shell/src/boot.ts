import type { Session, Site } from '@enerabi/shared/kernel';

/** The release of one app that this document is bound to; another document may be bound to another. */
export interface Pin {
  release: string;
  /** Address of the remote's container, or of the shell's module. */
  entry: string;
  /** The last known good one, tried where the pinned one cannot be fetched. */
  fallback?: string;
}

/** Data that belongs to the document whatever page it shows. */
export interface DocumentPins {
  seq: number;
  pollSeconds: number;
  pins: Record<string, Pin>;
}

/** Data that the server sends to the browser with the document, never code, in `<script type="application/json">`. */
export interface Boot extends DocumentPins {
  site: Site;
  session: Session;
  /** Style sheets that the server linked, so that both sides render the same head. */
  styles: readonly string[];
  requestId: string;
  year: number;
  /** Null where the shell alone answers. */
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

/** JSON that may stand inside a script element: no `<` can end it or open a comment. */
export const serializeBoot = (boot: object): string => JSON.stringify(boot).replaceAll('<', '\\u003c');

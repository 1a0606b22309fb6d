import { createContext, useContext } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';

/** The user as pages know them (specification section 3), never with tokens (R3.2). */
export interface SessionUser {
  /** The account's public name. */
  cognito_sub: string;
  mailaddress: string;
  positions: readonly { position_kind_id: number }[];
  /** Null until the basic information is registered. */
  last_name: string | null;
  first_name: string | null;
}

export interface Session {
  user: SessionUser | null;
  /** Epoch milliseconds; null for a visitor. */
  expiresAt: number | null;
  /** There is a session, but the API cannot say whose it is. */
  isUnknown?: boolean;
}

export type SessionStore = StoreApi<Session>;

/**
 * Makes a store for each tab in the browser and each request on the server: never at module level, where visitors would
 * share it.
 * @param initial the session that the server sent with the document
 */
export const createSessionStore = (initial: Session): SessionStore => createStore<Session>(() => initial);

export const visitorSession: Session = { user: null, expiresAt: null };

const SessionContext = createContext<SessionStore | null>(null);
export const SessionProvider = SessionContext.Provider;

/** Reads the shared session; renders again only if the selected part changes. */
export function useSession<T>(select: (session: Session) => T): T {
  const store = useContext(SessionContext);
  if (!store) throw new Error('useSession needs the SessionProvider that the shell renders');
  return useStore(store, select);
}

import { createContext, useContext } from 'react';

/** The page that the visitor has reached last. */
interface Shown {
  pathname: string;
  search: string;
  /** Its main element; an error page has another one. */
  main?: HTMLElement | null;
}

export interface FrameState {
  styles: readonly string[];
  /** Reference number of the document's request, also in the log. */
  requestId: string;
  /** The build of the document; for each build, only one reload is tried. */
  build: string;
  /** Year of the copyright line, in Japan's time zone. */
  year: number;
  /** For the one inline script of the frame, and only on the server: browsers hide nonces from scripts. */
  nonce?: string;
  /** Kept up to date by the header, in browsers only; it starts with the document's address. */
  shown?: Shown;
}

const FrameContext = createContext<FrameState>({ styles: [], requestId: '', build: '', year: 0 });
export const FrameProvider = FrameContext.Provider;
export const useFrame = (): FrameState => useContext(FrameContext);

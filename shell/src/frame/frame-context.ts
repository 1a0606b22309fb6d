import { createContext, useContext } from 'react';

/** The page that the visitor was led to last. */
interface Shown {
  pathname: string;
  search: string;
  /** The one that held it: an error page brings another. */
  main?: HTMLElement | null;
}

export interface FrameState {
  styles: readonly string[];
  /** Reference number of the document's answer, the same as in the log. */
  requestId: string;
  /** Which build the document was made from; a reload that does not help is not repeated for it. */
  build: string;
  /** Year of the copyright line, in Japan's time. */
  year: number;
  /** For the one inline script of the frame, on the server only; browsers hide it from scripts. */
  nonce?: string;
  /** Kept up to date by the header, in browsers only: at first, where the document was loaded. */
  shown?: Shown;
}

const FrameContext = createContext<FrameState>({ styles: [], requestId: '', build: '', year: 0 });
export const FrameProvider = FrameContext.Provider;
export const useFrame = (): FrameState => useContext(FrameContext);

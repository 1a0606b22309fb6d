import { createContext } from 'react';

/**
 * Replaces react-router's `lib/dom/ssr/components.js` in the browser. That file belongs to its framework mode, and
 * prefetches code and data by a manifest. We have no manifest, so every link would run it in vain.
 */
export const FrameworkContext = createContext(undefined);
export const PrefetchPageLinks = () => null;
export const usePrefetchBehavior = () => [false, null, {}];
/** Keeps a link's own ref and drops the one for prefetching. */
export const mergeRefs = (own) => own;

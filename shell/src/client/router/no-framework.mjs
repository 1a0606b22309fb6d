import { createContext } from 'react';

/**
 * In the browser in place of react-router's `lib/dom/ssr/components.js`, which is of its framework mode: it fetches code
 * and data for links that are about to be followed, by a manifest. We have none, so it would do nothing, in every link.
 */
export const FrameworkContext = createContext(undefined);
export const PrefetchPageLinks = () => null;
export const usePrefetchBehavior = () => [false, null, {}];
/** Keeps a link's own reference and drops the one for prefetching. */
export const mergeRefs = (own) => own;

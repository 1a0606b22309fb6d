import { createContext, useContext } from 'react';

/** The part of the configuration that pages know. Links that are not configured are absent and not rendered (R1.6). */
export interface Site {
  name: string;
  /** Public origin without a trailing slash, for canonical addresses. */
  origin: string;
  links: {
    staff?: string;
    column?: string;
    company?: string;
    faq?: string;
    privacy?: string;
    inquiryVisitor?: string;
    inquiryFacility?: string;
  };
  /** Links to columns, for the top page and the footer. */
  columns?: readonly { title: string; url: string }[];
  /** A ranking claim, with its source, method and date. */
  ranking?: { claim: string; source: string };
  /** Tiles of the map, with the credit that their licence requires; without them, the map is the bundled outline. */
  map?: SiteMap;
  /** The same with vector tiles in the Protomaps schema, version 4, which this site serves itself. */
  vectorMap?: SiteMap & { maxZoom: number };
}

/** A configured map: address of its tiles with {z}, {x} and {y}, credit line, and the page that it leads to. */
export interface SiteMap {
  tiles: string;
  credit: string;
  link?: string;
}

const SiteContext = createContext<Site | null>(null);
export const SiteProvider = SiteContext.Provider;

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs the SiteProvider that the shell renders');
  return site;
}

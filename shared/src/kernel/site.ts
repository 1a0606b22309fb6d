import { createContext, useContext } from 'react';

/** Parts of the configuration that pages know. Links that are not configured are absent and not rendered (R1.6). */
export interface Site {
  name: string;
  /** Origin as visitors see it, without a trailing slash; for canonical addresses. */
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
  /** Single columns, for the top page and the footer. */
  columns?: readonly { title: string; url: string }[];
  /** A claim of rank, with who found it, how and when. */
  ranking?: { claim: string; source: string };
  /** Tiles of the map, with the credit that their licence asks for; without them, the bundled outline is the map. */
  map?: { tiles: string; credit: string; link?: string };
}

const SiteContext = createContext<Site | null>(null);
export const SiteProvider = SiteContext.Provider;

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs the SiteProvider that the shell renders');
  return site;
}

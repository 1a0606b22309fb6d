import type { FacilityDetail } from '@enerabi/shared/contract';
import { facilityPicture } from '@enerabi/shared/pictures';
import { breadcrumbData, type Crumb } from '@enerabi/shared/ui';
import type { Article, Graph } from 'schema-dts';

/** A facility's text with a page of its own. */
export interface SubpageText {
  title: string;
  /** `YYYY-MM-DD` */
  posted_on: string;
}

interface SubpageData {
  facility: FacilityDetail;
  /** The last entry is the page itself. */
  crumbs: readonly Crumb[];
  text?: SubpageText | undefined;
}

/**
 * Breadcrumbs of a facility's subpage (R1.3), and for a text also its author and date.
 * @param origin of the site, without a trailing slash
 */
export const subpageData = (page: SubpageData, origin: string) =>
  ({
    '@context': 'https://schema.org',
    '@graph': [breadcrumbData(page.crumbs, origin), ...articleOf(page, origin)],
  }) satisfies Graph;

function articleOf({ facility, crumbs, text }: SubpageData, origin: string): Article[] {
  if (!text) return [];
  return [
    {
      '@type': 'Article',
      headline: text.title,
      datePublished: text.posted_on,
      mainEntityOfPage: origin + (crumbs.at(-1)?.to ?? ''),
      image: [origin + facilityPicture(facility)],
      author: { '@type': 'Organization', name: facility.name, url: `${origin}/f/${facility.path_name}` },
    },
  ];
}

import type { FacilityDetail } from '@enerabi/shared/contract';
import { facilityPicture } from '@enerabi/shared/pictures';
import { breadcrumbData, type Crumb } from '@enerabi/shared/ui';
import type { Article, Graph } from 'schema-dts';

/** A facility's text on a page of its own. */
export interface SubpageText {
  title: string;
  /** `YYYY-MM-DD` */
  posted_on: string;
}

interface SubpageData {
  facility: FacilityDetail;
  /** The last one is the page. */
  crumbs: readonly Crumb[];
  text?: SubpageText | undefined;
}

/**
 * The way to a page below a facility (R1.3), and, where it is a text, whose it is and of which day.
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

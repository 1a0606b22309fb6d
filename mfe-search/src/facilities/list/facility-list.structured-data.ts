import { breadcrumbData } from '@enerabi/shared/ui';
import type { Graph } from 'schema-dts';
import { listTitle } from './facility-list.copy.ts';
import { listCrumbs } from './facility-list.head.ts';
import type { FacilityListData } from './facility-list.loader.ts';

/**
 * schema.org ItemList and BreadcrumbList (R1.3). Positions continue over all pages.
 * @param origin of the site, without a trailing slash
 */
export const listStructuredData = (
  { criteria, names, list }: Pick<FacilityListData, 'criteria' | 'names' | 'list'>,
  origin: string,
) =>
  ({
    '@context': 'https://schema.org',
    '@graph': [
      breadcrumbData(listCrumbs(criteria, names), origin),
      {
        '@type': 'ItemList',
        name: listTitle(criteria, names),
        numberOfItems: list.total,
        itemListElement: list.facilities.map(({ name, path_name }, at) => ({
          '@type': 'ListItem',
          position: (list.page - 1) * list.limit + at + 1,
          name,
          url: `${origin}/f/${path_name}`,
        })),
      },
    ],
  }) satisfies Graph;

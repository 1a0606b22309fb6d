import { breadcrumbData } from '@enerabi/shared/ui';
import type { Graph } from 'schema-dts';
import { operatorPath } from '../operator-path.ts';
import { listTitle } from './operator-list.copy.ts';
import { operatorListCrumbs } from './operator-list.crumbs.ts';
import type { OperatorListData } from './operator-list.loader.ts';

/**
 * schema.org ItemList and BreadcrumbList (R1.3). Positions continue over all pages.
 * @param origin of the site, without a trailing slash
 */
export const operatorListData = (
  { criteria, list }: Pick<OperatorListData, 'criteria' | 'list'>,
  origin: string,
) =>
  ({
    '@context': 'https://schema.org',
    '@graph': [
      breadcrumbData(operatorListCrumbs(criteria), origin),
      {
        '@type': 'ItemList',
        name: listTitle(criteria),
        numberOfItems: list.total,
        itemListElement: list.corporations.map(({ name, path_name }, at) => ({
          '@type': 'ListItem',
          position: (list.page - 1) * list.limit + at + 1,
          name,
          url: origin + operatorPath(path_name),
        })),
      },
    ],
  }) satisfies Graph;

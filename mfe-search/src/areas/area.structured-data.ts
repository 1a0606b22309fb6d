import type { Prefecture } from '@enerabi/shared/kernel';
import { breadcrumbData, type Crumb } from '@enerabi/shared/ui';
import { copy as crumbs } from '../facilities/area-crumbs.copy.ts';
import { copy } from './area.copy.ts';
import type { AreaData } from './area.loader.ts';

export const areaCrumbsOf = ({ name, slug }: Prefecture): Crumb[] => [
  { name: crumbs.top, to: '/' },
  { name: crumbs.list, to: '/f' },
  { name, to: `/${slug}` },
];

/**
 * schema.org BreadcrumbList and ItemList of the page's content (R1.3).
 * @param origin of the site, without a trailing slash
 */
export const areaStructuredData = (
  { prefecture, list }: Pick<AreaData, 'prefecture' | 'list'>,
  origin: string,
) => ({
  '@context': 'https://schema.org',
  '@graph': [
    breadcrumbData(areaCrumbsOf(prefecture), origin),
    {
      '@type': 'ItemList',
      name: copy.title(prefecture.name),
      numberOfItems: list.total,
      itemListElement: list.facilities.map(({ name, path_name }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name,
        url: `${origin}/f/${path_name}`,
      })),
    },
  ],
});

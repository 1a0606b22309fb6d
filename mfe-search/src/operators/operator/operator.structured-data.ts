import { breadcrumbData } from '@enerabi/shared/ui';
import type { Graph } from 'schema-dts';
import { facilityIdentity } from '../../facilities/detail/facility.structured-data.ts';
import { operatorPath } from '../operator-path.ts';
import { operatorCrumbs } from './operator.crumbs.ts';
import type { OperatorData } from './operator.loader.ts';

/**
 * schema.org Organization with the facilities of this page of the list (R1.3). Unknown facts are left out.
 * @param origin of the site, without a trailing slash
 */
export function operatorData({ operator, list }: Pick<OperatorData, 'operator' | 'list'>, origin: string) {
  const { name, name_kana, corporation_number, address, url, philosophy } = operator;
  const page = origin + operatorPath(operator.path_name);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      breadcrumbData(operatorCrumbs(operator), origin),
      {
        '@type': 'Organization',
        '@id': page,
        name,
        url: page,
        ...(name_kana && { alternateName: name_kana }),
        ...(philosophy && { description: philosophy }),
        ...(address && { address }),
        ...(url && { sameAs: url }),
        ...(corporation_number && {
          identifier: {
            '@type': 'PropertyValue' as const,
            propertyID: 'https://www.houjin-bangou.nta.go.jp/',
            value: corporation_number,
          },
        }),
        subOrganization: list.facilities.map((facility) => facilityIdentity(facility, origin)),
      },
    ],
  } satisfies Graph;
}

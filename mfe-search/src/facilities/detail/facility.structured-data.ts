import type { FacilityTypeId } from '@enerabi/shared/constants';
import type { FacilityDetail, FacilitySummary, Hours } from '@enerabi/shared/contract';
import { prefectureByCode } from '@enerabi/shared/kernel';
import { breadcrumbData, type Crumb, phoneAddress } from '@enerabi/shared/ui';
import type { DayOfWeek, Graph } from 'schema-dts';
import { operatorPath } from '../../operators/operator-path.ts';

const preschools: readonly FacilityTypeId[] = [2, 3, 4, 5, 15];

const weekdays: Record<string, DayOfWeek & string> = {
  月: 'Monday',
  火: 'Tuesday',
  水: 'Wednesday',
  木: 'Thursday',
  金: 'Friday',
  土: 'Saturday',
  日: 'Sunday',
};

/** schema.org has no hour after 23; a closing time before the opening time counts as the next day. */
const clock = (time: string): string => {
  const hour = Number(time.slice(0, 2)) % 24;
  return `${String(hour).padStart(2, '0')}:${time.slice(3)}`;
};

/** Midnight as closing time becomes 23:59: from 00:00 to 00:00 would mean closed all day. */
const closing = (time: string): string => (time === '24:00' ? '23:59' : clock(time));

const opening = (days: readonly (DayOfWeek & string)[], hours: Hours | null) =>
  hours && days.length > 0
    ? [
        {
          '@type': 'OpeningHoursSpecification' as const,
          dayOfWeek: days,
          opens: clock(hours.open),
          closes: closing(hours.close),
        },
      ]
    : [];

/** If the publisher does not name the days, the weekday hours are those of Monday to Friday. */
function openingHours({ open_days, weekday_hours, saturday_hours }: FacilityDetail) {
  const days = [...(open_days ?? '月火水木金')].filter((day) => day in weekdays);
  const names = (saved: string[]) => saved.flatMap((day) => weekdays[day] ?? []);
  return [
    ...opening(names(days.filter((day) => day !== '土' || !saturday_hours)), weekday_hours),
    ...opening(saturday_hours ? ['Saturday'] : [], saturday_hours),
  ];
}

/** Lists do not know the postal code. */
type Addressed = FacilitySummary & Partial<Pick<FacilityDetail, 'postal_code'>>;

/** schema.org PostalAddress. The street is written without region and locality. */
export function postalAddress({ prefecture_code, municipality_name, address, postal_code }: Addressed) {
  const addressRegion = prefectureByCode(prefecture_code)?.name ?? '';
  const streetAddress = withoutStart(withoutStart(address, addressRegion), municipality_name);
  return {
    '@type': 'PostalAddress' as const,
    addressCountry: 'JP',
    addressRegion,
    addressLocality: municipality_name,
    ...(streetAddress && { streetAddress }),
    ...(postal_code && { postalCode: postal_code }),
  };
}

const withoutStart = (text: string, start: string): string =>
  text.startsWith(start) ? text.slice(start.length).trim() : text;

/**
 * What identifies a facility: ChildCare, or Preschool for 幼稚園 and 認定こども園, with its name, page and address.
 * @param origin of the site, without a trailing slash
 */
export const facilityIdentity = (facility: Addressed, origin: string) => ({
  '@type': preschools.includes(facility.facility_type) ? ('Preschool' as const) : ('ChildCare' as const),
  '@id': `${origin}/f/${facility.path_name}`,
  name: facility.name,
  url: `${origin}/f/${facility.path_name}`,
  address: postalAddress(facility),
});

/**
 * schema.org data of a facility's page (R1.3). Unknown facts are left out.
 * @param origin of the site, without a trailing slash
 */
export function facilityStructuredData(facility: FacilityDetail, crumbs: readonly Crumb[], origin: string) {
  const { latitude, longitude, phones, url, capacity, corporation, photos = [] } = facility;
  const hours = openingHours(facility);
  const telephone = phones.find((phone) => phoneAddress(phone));
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        ...facilityIdentity(facility, origin),
        ...(latitude !== null &&
          longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
        ...(photos.length > 0 && { image: photos.map((photo) => new URL(photo.url, origin).href) }),
        ...(telephone && { telephone }),
        ...(url && { sameAs: url }),
        ...(capacity !== null && { maximumAttendeeCapacity: capacity }),
        ...(corporation?.path_name && {
          parentOrganization: {
            '@type': 'Organization' as const,
            name: corporation.name,
            url: origin + operatorPath(corporation.path_name),
          },
        }),
        ...(hours.length > 0 && { openingHoursSpecification: hours }),
      },
      breadcrumbData(crumbs, origin),
    ],
  } satisfies Graph;
}

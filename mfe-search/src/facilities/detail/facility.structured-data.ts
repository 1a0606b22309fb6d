import type { FacilityTypeId } from '@enerabi/shared/constants';
import type { FacilityDetail, Hours } from '@enerabi/shared/contract';
import { prefectureByCode } from '@enerabi/shared/kernel';
import { breadcrumbData, type Crumb } from '@enerabi/shared/ui';

const preschools: readonly FacilityTypeId[] = [2, 3, 4, 5, 15];

const weekdays: Record<string, string> = {
  月: 'Monday',
  火: 'Tuesday',
  水: 'Wednesday',
  木: 'Thursday',
  金: 'Friday',
  土: 'Saturday',
  日: 'Sunday',
};

/** schema.org knows no hour past 23; a closing time before the opening time is the next day's. */
const clock = (time: string): string => {
  const hour = Number(time.slice(0, 2)) % 24;
  return `${String(hour).padStart(2, '0')}:${time.slice(3)}`;
};

const opening = (days: readonly string[], hours: Hours | null) =>
  hours && days.length > 0
    ? [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: days,
          opens: clock(hours.open),
          closes: clock(hours.close),
        },
      ]
    : [];

/** Where the publisher does not name the days, the weekday hours are those of Monday to Friday. */
function openingHours({ open_days, weekday_hours, saturday_hours }: FacilityDetail) {
  const days = [...(open_days ?? '月火水木金')].filter((day) => day in weekdays);
  const names = (kept: string[]) => kept.flatMap((day) => weekdays[day] ?? []);
  return [
    ...opening(names(days.filter((day) => day !== '土' || !saturday_hours)), weekday_hours),
    ...opening(saturday_hours ? ['Saturday'] : [], saturday_hours),
  ];
}

/**
 * schema.org ChildCare, and Preschool for 幼稚園 and 認定こども園 (R1.3). What is not known is absent.
 * @param origin of the site, without a trailing slash
 */
export function facilityStructuredData(facility: FacilityDetail, crumbs: readonly Crumb[], origin: string) {
  const { latitude, longitude, postal_code, phones, url, capacity } = facility;
  const hours = openingHours(facility);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': preschools.includes(facility.facility_type) ? 'Preschool' : 'ChildCare',
        '@id': `${origin}/f/${facility.path_name}`,
        name: facility.name,
        url: `${origin}/f/${facility.path_name}`,
        address: {
          '@type': 'PostalAddress',
          addressCountry: 'JP',
          addressRegion: prefectureByCode(facility.prefecture_code)?.name,
          addressLocality: facility.municipality_name,
          streetAddress: facility.address,
          ...(postal_code && { postalCode: postal_code }),
        },
        ...(latitude !== null &&
          longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
        ...(phones[0] && { telephone: phones[0] }),
        ...(url && { sameAs: url }),
        ...(capacity !== null && { maximumAttendeeCapacity: capacity }),
        ...(hours.length > 0 && { openingHoursSpecification: hours }),
      },
      breadcrumbData(crumbs, origin),
    ],
  };
}

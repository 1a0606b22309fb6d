import type { EventDetail, FacilityDetail } from '@enerabi/shared/contract';
import type { Prefecture } from '@enerabi/shared/kernel';
import { facilityPicture } from '@enerabi/shared/pictures';
import { breadcrumbData } from '@enerabi/shared/ui';
import type { Event, Graph } from 'schema-dts';
import { postalAddress } from '../facilities/detail/facility.structured-data.ts';
import { eventCrumbs } from './event.crumbs.ts';
import { isOnline } from './event.rules.ts';
import { eventPath } from './event-paths.ts';

interface EventPage {
  prefecture: Prefecture;
  event: EventDetail;
  facility: FacilityDetail | null;
}

/**
 * schema.org Event and breadcrumbs (R1.3). Unknown facts are left out.
 * @param origin of the site, without a trailing slash
 */
export const eventStructuredData = (page: EventPage, origin: string) =>
  ({
    '@context': 'https://schema.org',
    '@graph': [breadcrumbData(eventCrumbs(page.prefecture, page.event), origin), eventOf(page, origin)],
  }) satisfies Graph;

const instant = (wallClock: string): string => `${wallClock.replace(' ', 'T')}+09:00`;

function eventOf(page: EventPage, origin: string): Event {
  const { event, facility } = page;
  const url = origin + eventPath(event);
  return {
    '@type': 'Event',
    '@id': url,
    url,
    name: event.title,
    description: event.body,
    startDate: instant(event.starts_at),
    endDate: instant(event.ends_at),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${isOnline(event) ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: locationOf(page, url),
    ...(event.capacity !== null && { maximumAttendeeCapacity: event.capacity }),
    ...(facility && {
      image: [origin + facilityPicture(facility)],
      organizer: { '@type': 'Organization', name: facility.name, url: `${origin}/f/${facility.path_name}` },
    }),
  };
}

function locationOf({ prefecture, event, facility }: EventPage, url: string): Event['location'] {
  if (isOnline(event)) return { '@type': 'VirtualLocation', url };
  const name = event.facility?.name ?? event.place ?? prefecture.name;
  return {
    '@type': 'Place',
    name,
    address: facility ? postalAddress(facility) : prefecture.name,
  };
}

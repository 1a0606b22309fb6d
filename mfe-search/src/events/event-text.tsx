import { eventCalendarPath } from '@enerabi/shared/contract';
import { StructuredData, useSite } from '@enerabi/shared/kernel';
import { ButtonLink, Panel, PhoneLinks, Stack } from '@enerabi/shared/ui';
import { CalendarIcon } from '@enerabi/shared/ui/icons';
import { FacilityColumns } from '../facilities/subpages/facility-columns.tsx';
import { NeighbourhoodMap } from '../map/neighbourhood/neighbourhood-map.tsx';
import { Paragraphs } from '../paragraphs/paragraphs.tsx';
import { copy } from './event.copy.ts';
import type { EventData } from './event.loader.ts';
import styles from './event.module.css';
import { eventStructuredData } from './event.structured-data.ts';
import { EventCards } from './event-cards.tsx';
import { EventFacts } from './event-facts.tsx';
import { EventsLink } from './events-link.tsx';

/** The event's facts and text, the way to take part, and what else is coming. */
export function EventText(loaded: EventData) {
  const { facility } = loaded;
  const text = <Text {...loaded} />;
  return (
    <>
      <StructuredData data={eventStructuredData(loaded, useSite().origin)} />
      {facility ? (
        <FacilityColumns facility={facility}>{text}</FacilityColumns>
      ) : (
        <Stack gap="5" className={styles.alone}>
          {text}
        </Stack>
      )}
    </>
  );
}

const Text = ({ prefecture, event, facility, neighbourhood }: EventData) => (
  <>
    <Panel padding="section" gap="4">
      <EventFacts event={event} facility={facility} />
      {!event.is_over && (
        <p data-screen>
          <ButtonLink
            icon={<CalendarIcon size="small" />}
            to={eventCalendarPath(event.path_name)}
            reloadDocument
            download
          >
            {copy.calendar}
          </ButtonLink>
        </p>
      )}
    </Panel>
    <Panel as="section" padding="section" gap="3" aria-labelledby="about">
      <h2 id="about">{copy.about}</h2>
      <Paragraphs text={event.body} />
    </Panel>
    {facility && !event.is_over && (
      <Panel as="section" padding="section" gap="3" aria-labelledby="joining">
        <h2 id="joining">{copy.joining.title}</h2>
        <p>{copy.joining.body}</p>
        {facility.phones.length > 0 && (
          <p>
            {copy.joining.phone}
            <PhoneLinks phones={facility.phones} />
          </p>
        )}
      </Panel>
    )}
    {facility?.latitude != null && (
      <Panel as="section" padding="section" gap="3" aria-labelledby="place">
        <h2 id="place">{copy.map}</h2>
        <NeighbourhoodMap facility={facility} neighbourhood={neighbourhood} />
      </Panel>
    )}
    <Stack as="section" gap="3" aria-labelledby="coming" data-screen>
      <h2 id="coming">{copy.coming}</h2>
      {event.coming.length > 0 ? <EventCards events={event.coming} heading="h3" /> : <p>{copy.none}</p>}
      <p>
        <EventsLink area={prefecture.slug}>{copy.all(prefecture.name)}</EventsLink>
      </p>
    </Stack>
  </>
);

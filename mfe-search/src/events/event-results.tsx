import { type Audience, audiences } from '@enerabi/shared/constants';
import { StructuredData, useSite } from '@enerabi/shared/kernel';
import {
  ButtonLink,
  breadcrumbData,
  countText,
  DemoNotice,
  EmptyState,
  Pagination,
  Stack,
} from '@enerabi/shared/ui';
import { IgnoredNotice } from '../address/ignored-notice.tsx';
import { PageLinks } from '../page-links/page-links.tsx';
import { eventListCrumbs } from './event.crumbs.ts';
import { EventCards } from './event-cards.tsx';
import { copy } from './event-list.copy.ts';
import type { EventListData } from './event-list.loader.ts';
import { eventsPath } from './event-paths.ts';

/** Most visitors look for a place for their child. */
const offered: readonly Audience[] = ['applicant', 'enrolled', 'job_seeker'];

/** The events on this page of the list, or what to do if there are none. */
export function EventResults({ prefecture, audience, list, lastPage, ignored }: EventListData) {
  const { slug } = prefecture;
  const { origin } = useSite();
  const choice = (of: Audience | undefined, name: string) => ({
    name,
    to: eventsPath(slug, { audience: of }),
    current: of === audience ? ('page' as const) : undefined,
  });
  return (
    <Stack gap="4">
      <StructuredData
        data={{ '@context': 'https://schema.org', ...breadcrumbData(eventListCrumbs(prefecture), origin) }}
      />
      <PageLinks
        label={copy.audiences.label}
        links={[choice(undefined, copy.audiences.all), ...offered.map((one) => choice(one, audiences[one]))]}
      />
      <IgnoredNotice title={copy.ignored.title} values={ignored} rest={copy.ignored.rest} />
      <DemoNotice kind="line" facilities={list.events.flatMap(({ facility }) => facility ?? [])} />
      {list.total === 0 ? (
        <Empty prefecture={prefecture} audience={audience} />
      ) : (
        <>
          <p>{copy.count(countText(list.total))}</p>
          <EventCards events={list.events} heading="h2" />
        </>
      )}
      <Pagination
        page={list.page}
        lastPage={lastPage}
        addressOf={(page) => eventsPath(slug, { audience, page })}
      />
    </Stack>
  );
}

const Empty = ({ prefecture: { name, slug }, audience }: Pick<EventListData, 'prefecture' | 'audience'>) => (
  <EmptyState
    title={copy.empty.title}
    illustration="/illustrations/scene-garden.svg"
    actions={
      <>
        {audience && <ButtonLink to={eventsPath(slug)}>{copy.empty.all}</ButtonLink>}
        <ButtonLink kind="secondary" to={`/${slug}`}>
          {copy.empty.facilities(name)}
        </ButtonLink>
      </>
    }
  >
    <p>{copy.empty.body}</p>
  </EmptyState>
);

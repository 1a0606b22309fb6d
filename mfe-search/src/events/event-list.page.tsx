import { deferredPart, type LoaderArgs, PageHead, useLoaderData } from '@enerabi/shared/kernel';
import { areaPicture } from '@enerabi/shared/pictures';
import { Breadcrumbs, Phrases } from '@enerabi/shared/ui';
import { eventListCrumbs } from './event.crumbs.ts';
import { copy } from './event-list.copy.ts';
import type { EventListData } from './event-list.loader.ts';
import { eventsPath } from './event-paths.ts';

export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'event-list-loader' */ './event-list.loader.ts').then((module) =>
    module.loader(args),
  );

const EventResults = deferredPart(
  async () => (await import(/* webpackChunkName: 'event-list.results' */ './event-results.tsx')).EventResults,
);

/** The coming events of a prefecture. Search engines list the whole list only, not one audience's. */
export function Component() {
  const loaded = useLoaderData<EventListData>();
  const { prefecture, audience, list } = loaded;
  const { name, slug } = prefecture;
  const suffix = list.page > 1 ? `（${copy.page(list.page)}）` : '';
  return (
    <>
      <PageHead
        title={copy.title(name) + suffix}
        description={copy.description(name, list.total) + suffix}
        canonical={eventsPath(slug, { page: list.page })}
        image={areaPicture(slug)}
        noindex={list.total === 0 || audience !== undefined}
      />
      <Breadcrumbs crumbs={eventListCrumbs(prefecture)} />
      <h1>
        <Phrases>{copy.title(name)}</Phrases>
      </h1>
      <EventResults {...loaded} />
    </>
  );
}

import { deferredPart, type LoaderArgs, PageHead, useLoaderData } from '@enerabi/shared/kernel';
import { areaPicture, facilityPicture } from '@enerabi/shared/pictures';
import { Breadcrumbs, datedPeriodText, excerptOf, Notice, Phrases, Tag } from '@enerabi/shared/ui';
import { audienceNames } from '../facilities/subpages/subpages.copy.ts';
import { copy } from './event.copy.ts';
import { eventCrumbs } from './event.crumbs.ts';
import type { EventData } from './event.loader.ts';
import styles from './event.module.css';
import { eventPath } from './event-paths.ts';
import { holderOf } from './holder.ts';

export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'event-loader' */ './event.loader.ts').then((module) => module.loader(args));

const EventText = deferredPart(
  async () => (await import(/* webpackChunkName: 'event.text' */ './event-text.tsx')).EventText,
);

const descriptionLength = 80;

/** An event's page (specification section 2). One that is over says so, and is not for search engines any more. */
export function Component() {
  const loaded = useLoaderData<EventData>();
  const { prefecture, event, facility } = loaded;
  const { title, body, audience, starts_at, ends_at, is_over } = event;
  const when = datedPeriodText(starts_at, ends_at);
  const holder = holderOf(event)?.name ?? prefecture.name;
  const about = excerptOf(body.replace(/\s+/g, ' '), descriptionLength).excerpt;
  return (
    <>
      <PageHead
        title={copy.title(title, when.slice(0, when.indexOf('（')), holder)}
        description={`${copy.description(when, holder)}${about}`}
        canonical={eventPath(event)}
        image={facility ? facilityPicture(facility) : areaPicture(prefecture.slug)}
        noindex={is_over}
      />
      <Breadcrumbs crumbs={eventCrumbs(prefecture, event)} />
      <h1 className={styles.title}>
        <Phrases>{title}</Phrases>
      </h1>
      <p className={styles.note}>
        <time dateTime={starts_at.slice(0, 16)}>{when}</time>
        <Tag kind={audience === 'applicant' ? 'notice' : 'soft'}>{audienceNames[audience]}</Tag>
      </p>
      {is_over && (
        <Notice kind="warning" title={copy.over.title}>
          {copy.over.body}
        </Notice>
      )}
      <EventText {...loaded} />
    </>
  );
}

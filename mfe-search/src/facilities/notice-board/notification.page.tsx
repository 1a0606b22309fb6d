import { deferredPart, type LoaderArgs, PageHead, useLoaderData } from '@enerabi/shared/kernel';
import { facilityPicture } from '@enerabi/shared/pictures';
import { Breadcrumbs, dateText, excerptOf, Phrases, Tag } from '@enerabi/shared/ui';
import { boardPath, FacilityPages } from '../subpages/facility-pages.tsx';
import { noticesFeed } from '../subpages/notices-feed.ts';
import { audienceNames } from '../subpages/subpages.copy.ts';
import { copy } from './notification.copy.ts';
import { notificationCrumbs } from './notification.crumbs.ts';
import type { NotificationData } from './notification.loader.ts';
import styles from './notification.module.css';

export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'notification-loader' */ './notification.loader.ts').then((module) =>
    module.loader(args),
  );

const NotificationText = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'notification.text' */ './notification-text.tsx')).NotificationText,
);

const descriptionLength = 110;

export function Component() {
  const loaded = useLoaderData<NotificationData>();
  const { facility, notification } = loaded;
  const { title, body, audience, posted_on, path_name } = notification;
  return (
    <>
      <PageHead
        title={copy.title(title, facility.name)}
        description={excerptOf(body.replace(/\s+/g, ' '), descriptionLength).excerpt}
        canonical={`${boardPath(facility.path_name)}/${path_name}`}
        image={facilityPicture(facility)}
        feed={noticesFeed(facility)}
      />
      <Breadcrumbs crumbs={notificationCrumbs(facility, notification)} />
      <FacilityPages of={facility.path_name} current="notices" isHere={false} />
      <h1>
        <Phrases>{title}</Phrases>
      </h1>
      <p className={styles.note}>
        <span>
          {copy.posted} <time dateTime={posted_on}>{dateText(posted_on)}</time>
        </span>
        <Tag kind={audience === 'applicant' ? 'notice' : 'soft'}>{audienceNames[audience]}</Tag>
      </p>
      <NotificationText {...loaded} />
    </>
  );
}

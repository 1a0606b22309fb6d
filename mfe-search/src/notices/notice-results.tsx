import { type Audience, audiences } from '@enerabi/shared/constants';
import { StructuredData, useSite } from '@enerabi/shared/kernel';
import { ButtonLink, breadcrumbData, DemoNotice, EmptyState, Pagination, Stack } from '@enerabi/shared/ui';
import { IgnoredNotice } from '../address/ignored-notice.tsx';
import { NoticeItem } from '../facilities/notice-board/notice-item.tsx';
import { PageLinks } from '../page-links/page-links.tsx';
import { copy } from './area-notices.copy.ts';
import { areaNoticesCrumbs } from './area-notices.crumbs.ts';
import type { AreaNoticesData } from './area-notices.loader.ts';
import styles from './notice-results.module.css';
import { areaNoticesFeed, areaNoticesPath } from './notices-path.ts';

/** Most visitors look for a place for their child. */
const offered: readonly Audience[] = ['applicant', 'enrolled', 'job_seeker'];

/** The notices on this page of the list, or what to do if there are none. */
export function NoticeResults({ prefecture, audience, list, lastPage, ignored }: AreaNoticesData) {
  const { slug } = prefecture;
  const { origin } = useSite();
  const choice = (of: Audience | undefined, name: string) => ({
    name,
    to: areaNoticesPath(slug, { audience: of }),
    current: of === audience ? ('page' as const) : undefined,
  });
  return (
    <Stack gap="4">
      <StructuredData
        data={{ '@context': 'https://schema.org', ...breadcrumbData(areaNoticesCrumbs(prefecture), origin) }}
      />
      <PageLinks
        label={copy.audiences.label}
        links={[choice(undefined, copy.audiences.all), ...offered.map((one) => choice(one, audiences[one]))]}
      />
      <IgnoredNotice title={copy.ignored.title} values={ignored} rest={copy.ignored.rest} />
      <DemoNotice kind="line" facilities={list.notifications.map(({ facility }) => facility)} />
      {list.total === 0 ? (
        <Empty prefecture={prefecture} audience={audience} />
      ) : (
        <>
          <p className={styles.count}>{copy.count(list.total)}</p>
          <ul className={styles.cards}>
            {list.notifications.map(({ facility, ...notice }) => (
              <li key={`${facility.path_name}/${notice.path_name}`}>
                <NoticeItem
                  of={facility.path_name}
                  notice={notice}
                  heading="h2"
                  from={{ name: facility.name, to: `/f/${facility.path_name}` }}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <Pagination
        page={list.page}
        lastPage={lastPage}
        addressOf={(page) => areaNoticesPath(slug, { audience, page })}
      />
      <p data-screen>
        <a className={styles.feed} href={areaNoticesFeed(slug)} type="application/rss+xml">
          {copy.feedLink}
        </a>
      </p>
    </Stack>
  );
}

const Empty = ({
  prefecture: { name, slug },
  audience,
}: Pick<AreaNoticesData, 'prefecture' | 'audience'>) => (
  <EmptyState
    title={copy.empty.title}
    illustration="/illustrations/message.svg"
    actions={
      <>
        {audience && <ButtonLink to={areaNoticesPath(slug)}>{copy.empty.all}</ButtonLink>}
        <ButtonLink kind="secondary" to={`/${slug}`}>
          {copy.empty.facilities(name)}
        </ButtonLink>
      </>
    }
  >
    <p>{copy.empty.body}</p>
  </EmptyState>
);

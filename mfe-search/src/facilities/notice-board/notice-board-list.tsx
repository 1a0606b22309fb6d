import { useCapabilities } from '@enerabi/shared/kernel';
import { ButtonLink, countText, EmptyState, Pagination } from '@enerabi/shared/ui';
import { NoticesLinks } from '../../notices/notices-links.tsx';
import { boardPath } from '../subpages/facility-pages.tsx';
import { FacilitySubpage } from '../subpages/facility-subpage.tsx';
import { IgnoredPartsNotice } from '../subpages/ignored-parts-notice.tsx';
import { noticesFeed } from '../subpages/notices-feed.ts';
import { copy as subpages } from '../subpages/subpages.copy.ts';
import { copy } from './notice-board.copy.ts';
import { boardCrumbs } from './notice-board.crumbs.ts';
import type { NoticeBoardData } from './notice-board.loader.ts';
import styles from './notice-board.module.css';
import { NoticeList } from './notice-list.tsx';

/** The notices on this page of the board, or what to do if there are none. */
export function NoticeBoardList({ facility, board, lastPage, ignored }: NoticeBoardData) {
  const path = boardPath(facility.path_name);
  return (
    <FacilitySubpage facility={facility} crumbs={boardCrumbs(facility)}>
      <IgnoredPartsNotice ignored={ignored} />
      {board.total === 0 ? (
        <Empty facilityPathName={facility.path_name} />
      ) : (
        <>
          <p className={styles.count}>{copy.count(countText(board.total))}</p>
          <NoticeList of={facility.path_name} notices={board.notifications} heading="h2" />
        </>
      )}
      <Pagination
        page={board.page}
        lastPage={lastPage}
        addressOf={(page) => (page > 1 ? `${path}?page=${page}` : path)}
      />
      <p className={styles.feed} data-screen>
        <a href={noticesFeed(facility).path} type="application/rss+xml">
          {subpages.feedLink}
        </a>
      </p>
      <p data-screen>
        <NoticesLinks areas={[facility.prefecture_code]} most={1} />
      </p>
    </FacilitySubpage>
  );
}

function Empty({ facilityPathName }: { facilityPathName: string }) {
  const { inquiry } = useCapabilities();
  return (
    <EmptyState
      title={copy.empty.title}
      illustration="/illustrations/message.svg"
      actions={
        <>
          {inquiry && (
            <ButtonLink kind="secondary" to={`/contact/${facilityPathName}/contact_input`} reloadDocument>
              {copy.empty.contact}
            </ButtonLink>
          )}
          <ButtonLink kind={inquiry ? 'plain' : 'secondary'} to={`/f/${facilityPathName}`}>
            {copy.empty.facility}
          </ButtonLink>
        </>
      }
    >
      <p>{copy.empty.body}</p>
    </EmptyState>
  );
}

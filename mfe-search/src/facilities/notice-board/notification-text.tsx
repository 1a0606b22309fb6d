import type { NotificationSummary } from '@enerabi/shared/contract';
import { Link } from '@enerabi/shared/kernel';
import { ButtonLink, Panel, Stack } from '@enerabi/shared/ui';
import { ChevronLeftIcon, ChevronRightIcon } from '@enerabi/shared/ui/icons';
import { Paragraphs } from '../../paragraphs/paragraphs.tsx';
import { boardPath } from '../subpages/facility-pages.tsx';
import { FacilitySubpage } from '../subpages/facility-subpage.tsx';
import { copy } from './notification.copy.ts';
import { notificationCrumbs } from './notification.crumbs.ts';
import type { NotificationData } from './notification.loader.ts';
import styles from './notification.module.css';

/** Shows the text by paragraphs, and links to the next notices. */
export function NotificationText({ facility, notification }: NotificationData) {
  const board = boardPath(facility.path_name);
  const { newer, older } = notification;
  return (
    <FacilitySubpage
      facility={facility}
      crumbs={notificationCrumbs(facility, notification)}
      text={notification}
    >
      <Panel padding="section" gap="4">
        <Paragraphs text={notification.body} />
      </Panel>
      {(newer || older) && (
        <nav aria-label={copy.neighbours}>
          <Stack as="ul" gap="3" className={styles.neighbours}>
            {older && (
              <li>
                <Panel as={Link} className={styles.neighbour} to={`${board}/${older.path_name}`} rel="prev">
                  <ChevronLeftIcon size="small" />
                  <Words way={copy.older} {...older} />
                </Panel>
              </li>
            )}
            {newer && (
              <li className={styles.newer}>
                <Panel as={Link} className={styles.neighbour} to={`${board}/${newer.path_name}`} rel="next">
                  <Words way={copy.newer} {...newer} />
                  <ChevronRightIcon size="small" />
                </Panel>
              </li>
            )}
          </Stack>
        </nav>
      )}
      <p data-screen>
        <ButtonLink kind="secondary" to={board}>
          {copy.board}
        </ButtonLink>
      </p>
    </FacilitySubpage>
  );
}

const Words = ({ way, title }: NotificationSummary & { way: string }) => (
  <span>
    <span className={styles.way}>{way}</span>
    {title}
  </span>
);

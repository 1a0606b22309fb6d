import type { Top } from '@enerabi/shared/contract';
import { useCapabilities } from '@enerabi/shared/kernel';
import { DemoNotice, Notice } from '@enerabi/shared/ui';
import { Columns } from '../../page-sections/columns.tsx';
import { copy as topCopy } from '../top.copy.ts';
import type { TopData } from '../top.loader.ts';
import { Events, Notifications, SupportMessages, Visits } from './facility-sections.tsx';
import { JobSection } from './job-section.tsx';
import styles from './top-sections.module.css';

/** Shows what is new at facilities, then links to the rest of the site. A section without content is left out. */
export const TopSections = ({ top, jobs }: Pick<TopData, 'top' | 'jobs'>) => (
  <>
    {top ? (
      <FacilitySections top={top} />
    ) : (
      <Notice title={topCopy.unavailable.title}>{topCopy.unavailable.body}</Notice>
    )}
    {useCapabilities().jobBoard && <JobSection jobs={jobs} />}
    <Columns />
  </>
);

const FacilitySections = ({ top: { visits, notifications, events, support_messages } }: { top: Top }) => (
  <>
    <DemoNotice
      facilities={[...visits, ...notifications, ...events, ...support_messages].flatMap(
        ({ facility }) => facility ?? [],
      )}
    />
    <Visits visits={visits} />
    {(notifications.length > 0 || events.length > 0) && (
      <div className={styles.pair}>
        <Notifications notifications={notifications} />
        <Events events={events} />
      </div>
    )}
    <SupportMessages messages={support_messages} />
  </>
);

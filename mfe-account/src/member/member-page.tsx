import { PageHead } from '@enerabi/shared/kernel';
import { Picture } from '@enerabi/shared/ui';
import type { ReactNode } from 'react';
import { MemberNavigation } from './member-navigation.tsx';
import styles from './member-page.module.css';

interface MemberPageProps {
  title: string;
  lead?: ReactNode;
  /** Path of a wide illustration for the head of the page. */
  illustration?: string;
  children: ReactNode;
}

/** A page for members, with links to the other member pages. */
export const MemberPage = ({ title, lead, illustration, children }: MemberPageProps) => (
  <div className={styles.page}>
    <PageHead title={title} noindex />
    <MemberNavigation />
    <div className={styles.content}>
      <div className={styles.head} data-illustrated={illustration && true}>
        <div>
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {illustration && (
          <div className={styles.illustration}>
            <Picture src={illustration} alt="" width={320} height={112} loading="eager" />
          </div>
        )}
      </div>
      {children}
    </div>
  </div>
);

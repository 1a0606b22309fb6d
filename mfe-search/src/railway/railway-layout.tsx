import { Breadcrumbs, type Crumb, Phrases } from '@enerabi/shared/ui';
import type { ReactNode } from 'react';
import styles from './railway-layout.module.css';

interface RailwayLayoutProps {
  /** Links to other prefectures. Its key closes it again when the visitor has chosen another prefecture. */
  picker: ReactNode;
  crumbs: readonly Crumb[];
  heading: string;
  lead: string;
  children: ReactNode;
}

/** The frame of both forms: breadcrumbs, and links to other prefectures. */
export const RailwayLayout = ({ picker, crumbs, heading, lead, children }: RailwayLayoutProps) => (
  <>
    <Breadcrumbs crumbs={crumbs} />
    <div className={styles.page}>
      <div>
        <h1>
          <Phrases>{heading}</Phrases>
        </h1>
        <p>{lead}</p>
      </div>
      {picker}
      {children}
    </div>
  </>
);

import { Breadcrumbs, type Crumb } from '@enerabi/shared/ui';
import type { ReactNode } from 'react';
import styles from './railway-layout.module.css';
import type { RailwayPrefecture } from './railway-prefecture.ts';
import { PrefecturePicker } from './select-railway/prefecture-picker.tsx';

interface RailwayLayoutProps {
  prefecture: RailwayPrefecture;
  crumbs: readonly Crumb[];
  heading: string;
  lead: string;
  children: ReactNode;
}

/** The surroundings of both pages' forms: breadcrumbs, and the way to another prefecture. */
export const RailwayLayout = ({ prefecture, crumbs, heading, lead, children }: RailwayLayoutProps) => (
  <>
    <Breadcrumbs crumbs={crumbs} />
    <div className={styles.page}>
      <div>
        <h1>{heading}</h1>
        <p>{lead}</p>
      </div>
      {/* By its key it is closed again where the visitor has gone to another prefecture. */}
      <PrefecturePicker key={prefecture.id} prefecture={prefecture} />
      {children}
    </div>
  </>
);

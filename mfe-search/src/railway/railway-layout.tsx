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

/** The frame of both forms: breadcrumbs, and links to other prefectures. */
export const RailwayLayout = ({ prefecture, crumbs, heading, lead, children }: RailwayLayoutProps) => (
  <>
    <Breadcrumbs crumbs={crumbs} />
    <div className={styles.page}>
      <div>
        <h1>{heading}</h1>
        <p>{lead}</p>
      </div>
      {/* The key closes it again when the visitor has chosen another prefecture. */}
      <PrefecturePicker key={prefecture.id} prefecture={prefecture} />
      {children}
    </div>
  </>
);

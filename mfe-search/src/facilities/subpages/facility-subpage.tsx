import type { FacilityDetail } from '@enerabi/shared/contract';
import { StructuredData, useSite } from '@enerabi/shared/kernel';
import type { Crumb } from '@enerabi/shared/ui';
import type { ReactNode } from 'react';
import { FacilityColumns } from './facility-columns.tsx';
import { type SubpageText, subpageData } from './facility-subpage.structured-data.ts';

interface FacilitySubpageProps {
  facility: FacilityDetail;
  crumbs: readonly Crumb[];
  /** Set if the page shows a text of the facility. */
  text?: SubpageText;
  children: ReactNode;
}

/** The frame of a facility's subpage: its content, and the facility beside it. */
export const FacilitySubpage = ({ facility, crumbs, text, children }: FacilitySubpageProps) => (
  <>
    <StructuredData data={subpageData({ facility, crumbs, text }, useSite().origin)} />
    <FacilityColumns facility={facility}>{children}</FacilityColumns>
  </>
);

import type { FacilityDetail, FacilityPreview } from '@enerabi/shared/contract';
import { type PreviewId, titles } from './preview.copy.ts';

/** An entry of the page's table of contents. */
export interface ContentsEntry {
  id: string;
  title: string;
}

type Previewed = FacilityPreview | null;

/** Sections before the facts: visit dates, which most visitors look for, if the facility takes bookings here. */
export const sectionsBefore = ({ tour_acceptance }: FacilityDetail, preview: Previewed): ContentsEntry[] =>
  preview && tour_acceptance === 'slots' ? entries('visits') : [];

/**
 * Sections after the facts; none if the preview failed. Sections that the facility can never have are left out; others
 * say that they are empty.
 */
export const sectionsAfter = (preview: Previewed): ContentsEntry[] =>
  preview
    ? entries(
        'notices',
        ...(preview.events.length > 0 ? (['events'] as const) : []),
        'messages',
        ...(preview.interviews.length > 0 ? (['interviews'] as const) : []),
        ...(preview.job_postings.length > 0 ? (['jobs'] as const) : []),
      )
    : [];

const entries = (...ids: PreviewId[]): ContentsEntry[] => ids.map((id) => ({ id, title: titles[id] }));

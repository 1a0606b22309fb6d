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
 * Sections after the facts; none if the preview failed. Empty ones are left out, apart from messages, which parents are
 * asked to write.
 */
export const sectionsAfter = (preview: Previewed): ContentsEntry[] =>
  preview
    ? entries(
        ...(preview.notifications.total > 0 ? (['notices'] as const) : []),
        ...(preview.events.length > 0 ? (['events'] as const) : []),
        'messages',
        ...(preview.interviews.length > 0 ? (['interviews'] as const) : []),
        ...(preview.job_postings.length > 0 ? (['jobs'] as const) : []),
      )
    : [];

const entries = (...ids: PreviewId[]): ContentsEntry[] => ids.map((id) => ({ id, title: titles[id] }));

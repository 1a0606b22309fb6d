import type { FacilityDetail, FacilityPreview } from '@enerabi/shared/contract';
import { type PreviewId, titles } from './preview.copy.ts';

/** A section that the contents of the page lead to. */
export interface ContentsEntry {
  id: string;
  title: string;
}

type Previewed = FacilityPreview | null;

/** Before the facts: what most have come for, where visits are booked here at all. */
export const sectionsBefore = ({ tour_acceptance }: FacilityDetail, preview: Previewed): ContentsEntry[] =>
  preview && tour_acceptance === 'slots' ? entries('visits') : [];

/** After the facts. Without the preview none; what a facility may never have is left out, the rest says that it is empty. */
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

import type { PositionKindId } from '@enerabi/shared/constants';
import type { Draft } from '../../basic-information/draft/draft.ts';

const jobSeeker = 1;
const parent = 2;

/** Removes the parts of a draft that a form with these purposes does not show: they are neither sent nor stored. */
export const asPositions = (draft: Draft, positions: readonly PositionKindId[]): Draft => ({
  ...draft,
  ...(!positions.includes(parent) && { children: [] }),
  ...(!positions.includes(jobSeeker) && {
    experiences: [],
    texts: { ...draft.texts, job_kind_id: '' },
  }),
});

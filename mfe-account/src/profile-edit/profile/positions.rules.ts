import { jobSeekerPosition, type PositionKindId, parentPosition } from '@enerabi/shared/constants';
import type { Draft } from '../../basic-information/draft/draft.ts';

/** Removes the parts of a draft that a form with these purposes does not show: they are neither sent nor stored. */
export const asPositions = (draft: Draft, positions: readonly PositionKindId[]): Draft => ({
  ...draft,
  ...(!positions.includes(parentPosition) && { children: [] }),
  ...(!positions.includes(jobSeekerPosition) && {
    experiences: [],
    texts: { ...draft.texts, job_kind_id: '' },
  }),
});

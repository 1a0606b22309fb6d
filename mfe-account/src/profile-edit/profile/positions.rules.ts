import type { PositionKindId } from '@enerabi/shared/constants';
import type { Draft } from '../../basic-information/draft/draft.ts';

const jobSeeker = 1;
const parent = 2;

/** The part of a draft that a form with these purposes shows: of other purposes nothing is sent or stored. */
export const asPositions = (draft: Draft, positions: readonly PositionKindId[]): Draft => ({
  ...draft,
  ...(!positions.includes(parent) && { children: [] }),
  ...(!positions.includes(jobSeeker) && {
    experiences: [],
    texts: { ...draft.texts, job_kind_id: '' },
  }),
});

import type { FacilityTypeId } from '@enerabi/shared/constants';
import * as colors from '@enerabi/shared/tokens/colors';

/** Groups of types that parents distinguish; each has a mark on the map. */
export const markNames = ['licensed', 'certified', 'small', 'kindergarten', 'other_care', 'other'] as const;
/** A facility with job postings has one mark whatever its type; the map writes their number on it. */
export type MarkName = (typeof markNames)[number] | 'jobs';

interface Mark {
  /** A single letter, so that marks differ by more than shape and colour; empty where a number takes its place. */
  letter: string;
  /** White text has a contrast of at least 5:1 on it. */
  fill: string;
  /** Outline in a square of 32 units, for SVG and canvas. */
  shape: string;
}

export const marks: Record<MarkName, Mark> = {
  licensed: { letter: '保', fill: colors.action, shape: 'M16 3a13 13 0 1 0 0 26a13 13 0 1 0 0-26Z' },
  certified: {
    letter: 'こ',
    fill: '#1f5fa8',
    shape: 'M8 4h16a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4Z',
  },
  small: { letter: '小', fill: '#a1450b', shape: 'M16 1.5L30.5 16L16 30.5L1.5 16Z' },
  kindergarten: { letter: '幼', fill: '#8a2a6b', shape: 'M16 2L30 12.2L24.6 28.5H7.4L2 12.2Z' },
  other_care: { letter: '外', fill: '#5b4bb0', shape: 'M9 3.5h14L30.5 16L23 28.5H9L1.5 16Z' },
  jobs: {
    letter: '',
    fill: colors.accentText,
    shape: 'M7 3h18a4 4 0 0 1 4 4v18a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4Z',
  },
  other: { letter: '他', fill: colors.textMuted, shape: 'M10.5 3h11L29 10.5v11L21.5 29h-11L3 21.5v-11Z' },
};

const markOfType: Record<FacilityTypeId, MarkName> = {
  1: 'licensed',
  2: 'certified',
  3: 'certified',
  4: 'certified',
  5: 'certified',
  6: 'small',
  7: 'small',
  8: 'small',
  9: 'small',
  10: 'other_care',
  11: 'other_care',
  12: 'other_care',
  13: 'other_care',
  14: 'other_care',
  15: 'kindergarten',
  16: 'other',
  17: 'other',
  99: 'other',
};

export const markOf = (type: FacilityTypeId): MarkName => markOfType[type];

/** The mark of a facility on a map of facilities, or of their postings. */
export const mapMarkOf = ({
  facility_type,
  jobs,
}: {
  facility_type: FacilityTypeId;
  jobs?: number | undefined;
}): MarkName => (jobs === undefined ? markOf(facility_type) : 'jobs');

import type { TourAcceptance } from '../../constants/index.ts';
import { Tag } from '../display/tag.tsx';
import { tourAcceptanceNames } from './facility.copy.ts';

const looks = {
  slots: { kind: 'notice', icon: 'calendar' },
  message: { kind: 'soft', icon: 'mail' },
  phone: { kind: 'soft', icon: 'phone' },
  none: { kind: 'quiet' },
} as const;

/** How visits are taken; a visit that can be booked here stands out. */
export const TourTag = ({ acceptance }: { acceptance: TourAcceptance }) => (
  <Tag {...looks[acceptance]}>{tourAcceptanceNames[acceptance]}</Tag>
);

import {
  BriefcaseIcon,
  HeartIcon,
  type IconProps,
  MapIcon,
  SearchIcon,
  TrainIcon,
} from '@enerabi/shared/ui/icons';
import type { ComponentType } from 'react';

export interface NavigationLink {
  name: string;
  to: string;
  Icon: ComponentType<IconProps>;
}

/** Stations are searched prefecture by prefecture (R1.10): the way in begins with the one that has most of them. */
const firstPrefecture = 13;

/** What header and side menu offer everybody, in this order (specification section 2, R1.6). */
export const navigationLinks = (section: 'job' | undefined): NavigationLink[] => [
  { name: '園をさがす', to: '/f', Icon: SearchIcon },
  { name: 'お仕事をさがす', to: '/job', Icon: BriefcaseIcon },
  { name: '地図からさがす', to: '/map_search', Icon: MapIcon },
  { name: '駅からさがす', to: `/railway_search/${firstPrefecture}/select_railway`, Icon: TrainIcon },
  {
    name: 'お気に入り',
    to: section === 'job' ? '/mypage/favorite/job' : '/mypage/favorite/facility',
    Icon: HeartIcon,
  },
];

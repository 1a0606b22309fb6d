import { railwaySearchPath } from '@enerabi/shared/constants';
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

/** What header and side menu offer everybody, in this order (specification section 2, R1.6). */
export const navigationLinks = (section: 'job' | undefined): NavigationLink[] => [
  { name: '園を探す', to: '/f', Icon: SearchIcon },
  { name: 'お仕事を探す', to: '/job', Icon: BriefcaseIcon },
  { name: '地図から探す', to: '/map_search', Icon: MapIcon },
  { name: '駅から探す', to: railwaySearchPath, Icon: TrainIcon },
  {
    name: 'お気に入り',
    to: section === 'job' ? '/mypage/favorite/job' : '/mypage/favorite/facility',
    Icon: HeartIcon,
  },
];

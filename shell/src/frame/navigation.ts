import { type Capabilities, isOffered, railwaySearchPath } from '@enerabi/shared/constants';
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

/**
 * Lists the links of header and side menu in the order of specification section 2 (R1.6), as far as they are offered
 * (R7.3).
 */
export const navigationLinks = (
  section: 'job' | undefined,
  can: Capabilities,
  isMember: boolean,
): NavigationLink[] => everyLink(section, isMember).filter(({ to }) => isOffered(to, can));

const everyLink = (section: 'job' | undefined, isMember: boolean): NavigationLink[] => [
  { name: '園を探す', to: '/f', Icon: SearchIcon },
  { name: 'お仕事を探す', to: '/job', Icon: BriefcaseIcon },
  { name: '地図から探す', to: '/map_search', Icon: MapIcon },
  { name: '駅から探す', to: railwaySearchPath, Icon: TrainIcon },
  { name: 'お気に入り', to: favoritesPath(section, isMember), Icon: HeartIcon },
];

/** A visitor's favourite facilities are in the browser, favourite postings only with an account. */
function favoritesPath(section: 'job' | undefined, isMember: boolean): string {
  if (section === 'job') return '/mypage/favorite/job';
  return isMember ? '/mypage/favorite/facility' : '/favorite';
}

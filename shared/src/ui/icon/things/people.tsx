import { Icon, type IconProps } from '../icon.tsx';

export const PeopleIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="9" cy="8" r="3.25" />
    <path d="M3 19.5c0-3.3 2.6-5.5 6-5.5s6 2.2 6 5.5M15.5 5.1a3.25 3.25 0 0 1 0 5.8M17.5 14.4c2.1.75 3.5 2.6 3.5 5.1" />
  </Icon>
);

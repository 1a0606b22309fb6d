import { Icon, type IconProps } from '../icon.tsx';

export const CalendarIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.75" y="5" width="16.5" height="15.25" rx="3" />
    <path d="M3.75 10h16.5M8 3v3.75M16 3v3.75" />
  </Icon>
);

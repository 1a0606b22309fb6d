import { Icon, type IconProps } from '../icon.tsx';

export const UserIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="8" r="3.75" />
    <path d="M4.75 20.25c0-3.9 3.2-6.5 7.25-6.5s7.25 2.6 7.25 6.5" />
  </Icon>
);

import { Icon, type IconProps } from '../icon.tsx';

export const LogoutIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10.5 4.25H6.75a2.5 2.5 0 0 0-2.5 2.5v10.5a2.5 2.5 0 0 0 2.5 2.5h3.75M10 12h10M16 8l4 4-4 4" />
  </Icon>
);

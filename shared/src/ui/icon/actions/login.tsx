import { Icon, type IconProps } from '../icon.tsx';

export const LoginIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M13.5 4.25h3.75a2.5 2.5 0 0 1 2.5 2.5v10.5a2.5 2.5 0 0 1-2.5 2.5H13.5M4 12h10.5M10.5 8l4 4-4 4" />
  </Icon>
);

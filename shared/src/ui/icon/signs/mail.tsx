import { Icon, type IconProps } from '../icon.tsx';

export const MailIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3" y="5" width="18" height="14" rx="3" />
    <path d="m4.25 8 6.35 4.7a2.35 2.35 0 0 0 2.8 0L19.75 8" />
  </Icon>
);

import { Icon, type IconProps } from '../icon.tsx';

export const ClockIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7v5.25l3.25 2" />
  </Icon>
);

import { Icon, type IconProps } from '../icon.tsx';

export const InfoIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11.25v5M12 7.9h.01" />
  </Icon>
);

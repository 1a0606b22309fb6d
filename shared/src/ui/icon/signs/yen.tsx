import { Icon, type IconProps } from '../icon.tsx';

export const YenIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="m9 7.5 3 4.5 3-4.5M12 12v5M9.25 12.25h5.5M9.25 14.75h5.5" />
  </Icon>
);

import { Icon, type IconProps } from '../icon.tsx';

export const MapPinIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 21.25c4.4-4.3 6.75-7.9 6.75-11.25a6.75 6.75 0 0 0-13.5 0c0 3.35 2.35 6.95 6.75 11.25Z" />
    <circle cx="12" cy="10" r="2.5" />
  </Icon>
);

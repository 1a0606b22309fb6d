import { Icon, type IconProps } from '../icon.tsx';

export const MapIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9 4.25 4.2 6.1a1.1 1.1 0 0 0-.7 1v11.3a1.1 1.1 0 0 0 1.5 1l4-1.65 6 2 4.8-1.85a1.1 1.1 0 0 0 .7-1V5.6a1.1 1.1 0 0 0-1.5-1l-4 1.65-6-2ZM9 4.25v13.5M15 6.25v13.5" />
  </Icon>
);

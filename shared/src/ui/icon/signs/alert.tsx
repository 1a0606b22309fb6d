import { Icon, type IconProps } from '../icon.tsx';

export const AlertIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10.3 4.5 2.9 17.3a2 2 0 0 0 1.73 3h14.74a2 2 0 0 0 1.73-3L13.7 4.5a1.97 1.97 0 0 0-3.4 0ZM12 9.5v4M12 16.75h.01" />
  </Icon>
);

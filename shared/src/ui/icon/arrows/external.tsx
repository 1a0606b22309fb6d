import { Icon, type IconProps } from '../icon.tsx';

export const ExternalIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M13.75 4.25h6v6M19.5 4.5l-8 8M18.25 13.75v3.5a3 3 0 0 1-3 3h-8.5a3 3 0 0 1-3-3v-8.5a3 3 0 0 1 3-3h3.5" />
  </Icon>
);

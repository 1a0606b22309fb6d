import { Icon, type IconProps } from '../icon.tsx';

export const ArrowLeftIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M19.5 12h-15M10.5 6l-6 6 6 6" />
  </Icon>
);

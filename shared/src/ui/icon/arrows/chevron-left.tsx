import { Icon, type IconProps } from '../icon.tsx';

export const ChevronLeftIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m14.75 6-6 6 6 6" />
  </Icon>
);

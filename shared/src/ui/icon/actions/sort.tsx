import { Icon, type IconProps } from '../icon.tsx';

export const SortIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7.5 19V5M4 8.5 7.5 5 11 8.5M16.5 5v14M13 15.5l3.5 3.5 3.5-3.5" />
  </Icon>
);

import { Icon, type IconProps } from '../icon.tsx';

export const SearchIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="10.75" cy="10.75" r="6.75" />
    <path d="m20.25 20.25-4.6-4.6" />
  </Icon>
);

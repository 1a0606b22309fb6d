import { Icon, type IconProps } from '../icon.tsx';

export const FilterIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 7h7.25M16.75 7H20M4 17h3.25M12.75 17H20" />
    <circle cx="14" cy="7" r="2.75" />
    <circle cx="10" cy="17" r="2.75" />
  </Icon>
);

import { Icon, type IconProps } from '../icon.tsx';

export const BuildingIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 20.25v-14a2.5 2.5 0 0 1 2.5-2.5h9a2.5 2.5 0 0 1 2.5 2.5v14M2.75 20.25h18.5M9.75 20.25v-3a2.25 2.25 0 0 1 4.5 0v3M9 7.75h1.25M13.75 7.75H15M9 11.5h1.25M13.75 11.5H15" />
  </Icon>
);

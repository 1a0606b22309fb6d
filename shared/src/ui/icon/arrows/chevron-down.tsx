import { Icon, type IconProps } from '../icon.tsx';

export const ChevronDownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m6 9.25 6 6 6-6" />
  </Icon>
);

import { Icon, type IconProps } from '../icon.tsx';

export const ChevronUpIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m6 14.75 6-6 6 6" />
  </Icon>
);

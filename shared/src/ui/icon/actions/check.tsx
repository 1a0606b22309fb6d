import { Icon, type IconProps } from '../icon.tsx';

export const CheckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m4.75 12.75 4.75 4.75L19.25 7" />
  </Icon>
);

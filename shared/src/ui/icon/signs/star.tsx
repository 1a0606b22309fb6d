import { Icon, type IconProps } from '../icon.tsx';

export const StarIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m12 3.75 2.55 5.2 5.7.8-4.15 4 1 5.7L12 16.75l-5.1 2.7 1-5.7-4.15-4 5.7-.8L12 3.75Z" />
  </Icon>
);

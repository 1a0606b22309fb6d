import { Icon, type IconProps } from '../icon.tsx';

export const TrainIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="5" y="3.25" width="14" height="13.5" rx="3.5" />
    <path d="M5 10.5h14M9.75 6.9h4.5M8.75 13.6h.01M15.25 13.6h.01M8 16.75l-2.25 4M16 16.75l2.25 4" />
  </Icon>
);

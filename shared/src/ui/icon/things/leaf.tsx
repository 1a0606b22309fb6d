import { Icon, type IconProps } from '../icon.tsx';

export const LeafIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5.9 17.9C2.6 10.3 7.6 4.3 20 4.25c.6 11.1-5.6 17.2-14.1 13.65ZM4 21c1.4-4.6 4.6-8 9-10" />
  </Icon>
);

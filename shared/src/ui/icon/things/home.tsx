import { Icon, type IconProps } from '../icon.tsx';

export const HomeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m3.5 11.25 7.2-6.65a1.9 1.9 0 0 1 2.6 0l7.2 6.65M5.5 9.5v8.25a2.5 2.5 0 0 0 2.5 2.5h8a2.5 2.5 0 0 0 2.5-2.5V9.5M9.75 20.25v-4.5a2.25 2.25 0 0 1 4.5 0v4.5" />
  </Icon>
);

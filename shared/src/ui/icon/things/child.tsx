import { Icon, type IconProps } from '../icon.tsx';

export const ChildIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="13" r="7.75" />
    <path d="M9 15.25c1.6 1.9 4.4 1.9 6 0M9.25 11.25h.01M14.75 11.25h.01M12 5.25c0-1.6.9-2.6 2.5-2.75" />
  </Icon>
);

import { Icon, type IconProps } from '../icon.tsx';

export const PhoneIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5.5 3.75h2.6a1.5 1.5 0 0 1 1.45 1.1l.8 2.9a1.5 1.5 0 0 1-.5 1.55L8.3 10.5a13 13 0 0 0 5.2 5.2l1.2-1.55a1.5 1.5 0 0 1 1.55-.5l2.9.8a1.5 1.5 0 0 1 1.1 1.45v2.6a1.75 1.75 0 0 1-1.9 1.75C10.4 19.6 4.4 13.6 3.75 5.65a1.75 1.75 0 0 1 1.75-1.9Z" />
  </Icon>
);

import { Icon, type IconProps } from '../icon.tsx';

export const BriefcaseIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3" y="7.5" width="18" height="12.5" rx="3" />
    <path d="M8.5 7.5V6.25a2.5 2.5 0 0 1 2.5-2.5h2a2.5 2.5 0 0 1 2.5 2.5V7.5M3 12.5c5.6 2.4 12.4 2.4 18 0M12 13.5v1.75" />
  </Icon>
);

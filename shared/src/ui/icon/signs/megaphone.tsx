import { Icon, type IconProps } from '../icon.tsx';

export const MegaphoneIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 10.25v3.5a1.5 1.5 0 0 0 1.5 1.5h1.75l9.35 4a1 1 0 0 0 1.4-.92V5.67a1 1 0 0 0-1.4-.92l-9.35 4H5a1.5 1.5 0 0 0-1.5 1.5ZM7.25 15.5l1 4.75h2.5M20.75 10.5v3" />
  </Icon>
);

import { Icon, type IconProps } from '../icon.tsx';

export const HeartFilledIcon = (props: IconProps) => (
  <Icon {...props}>
    <path
      fill="currentColor"
      d="M12 20.25S3.5 15.4 3.5 9.35A4.6 4.6 0 0 1 12 7a4.6 4.6 0 0 1 8.5 2.35c0 6.05-8.5 10.9-8.5 10.9Z"
    />
  </Icon>
);

import { Icon, type IconProps } from '../icon.tsx';

export const MessageIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4.25c-4.8 0-8.5 3.1-8.5 7.1 0 2.4 1.3 4.5 3.4 5.8l-.4 3.1L10 18.3c.65.1 1.3.2 2 .2 4.8 0 8.5-3.1 8.5-7.15s-3.7-7.1-8.5-7.1ZM8.4 11.4h.01M12 11.4h.01M15.6 11.4h.01" />
  </Icon>
);

import { Notice } from '../feedback/notice.tsx';
import { copy } from './demo-notice.copy.ts';

/** Says that facilities are invented. Render it wherever one may be shown; it renders nothing if all are real. */
export const DemoNotice = ({ facilities }: { facilities: readonly { is_demo: boolean }[] }) =>
  facilities.some(({ is_demo }) => is_demo) && (
    <Notice title={copy.title}>{facilities.every(({ is_demo }) => is_demo) ? copy.all : copy.some}</Notice>
  );

import { Notice } from '../feedback/notice.tsx';
import { IconMask } from '../icon/icon-mask.tsx';
import { copy } from './demo-notice.copy.ts';
import styles from './demo-notice.module.css';

interface DemoNoticeProps {
  facilities: readonly { is_demo: boolean }[];
  /** `line` says it in one line, where a list should begin in the first view. */
  kind?: 'notice' | 'line';
}

/** Says that facilities are invented. Render it wherever one may be shown; it renders nothing if all are real. */
export function DemoNotice({ facilities, kind = 'notice' }: DemoNoticeProps) {
  if (!facilities.some(({ is_demo }) => is_demo)) return null;
  const isAll = facilities.every(({ is_demo }) => is_demo);
  if (kind === 'notice') return <Notice title={copy.title}>{isAll ? copy.all : copy.some}</Notice>;
  return (
    <p className={styles.line}>
      <IconMask icon="info" />
      <strong>{copy.title}</strong>
      <span>{isAll ? copy.lineOfAll : copy.lineOfSome}</span>
    </p>
  );
}

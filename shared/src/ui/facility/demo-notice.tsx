import { Notice } from '../feedback/notice.tsx';
import { demoCopy } from './facility.copy.ts';

/** Wherever a demonstration facility is shown; nothing where all are real. */
export const DemoNotice = ({ facilities }: { facilities: readonly { is_demo: boolean }[] }) =>
  facilities.some(({ is_demo }) => is_demo) && (
    <Notice title={demoCopy.title}>
      {facilities.every(({ is_demo }) => is_demo) ? demoCopy.all : demoCopy.some}
    </Notice>
  );

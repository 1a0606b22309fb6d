import { useHomePart } from '@enerabi/shared/commute/use-home-part';
import { HomeIcon } from '@enerabi/shared/ui/icons';
import { AskButton } from '../family/ask-button.tsx';
import { useDialog } from '../family/use-dialog.ts';
import { copy } from './commute-button.copy.ts';
import type { CommuteListProps } from './commute-list-props.ts';

const loadDialog = async () =>
  (await import(/* webpackChunkName: 'family-dialogs' */ './commute-dialog.tsx')).CommuteDialog;
const loadKnown = () => import(/* webpackChunkName: 'family' */ './known-home.tsx');

/** Asks where a family lives and works, so that facilities show the times of its ways. */
export function CommuteButton({ commuteAddressOf }: CommuteListProps) {
  const known = useHomePart(loadKnown);
  const { Dialog, open, close } = useDialog(loadDialog);
  return (
    <>
      <AskButton icon={<HomeIcon size="small" />} onClick={open}>
        {known ? <known.HomeName /> : copy.ask}
      </AskButton>
      {known && <known.ShortestWays commuteAddressOf={commuteAddressOf} />}
      {Dialog && <Dialog commuteAddressOf={commuteAddressOf} onClose={close} />}
    </>
  );
}

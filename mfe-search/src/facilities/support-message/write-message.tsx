import { useCapabilities } from '@enerabi/shared/kernel';
import { ButtonLink } from '@enerabi/shared/ui';
import { MessageIcon } from '@enerabi/shared/ui/icons';
import { copy } from './messages-part.copy.ts';

/** Links to the form of another remote, so it loads a document (R2). @param of path name */
export const WriteMessage = ({ of }: { of: string }) =>
  useCapabilities().supportMessagePosting && (
    <ButtonLink
      kind="secondary"
      to={`/support_message/${of}/input`}
      icon={<MessageIcon size="small" />}
      reloadDocument
    >
      {copy.write}
    </ButtonLink>
  );

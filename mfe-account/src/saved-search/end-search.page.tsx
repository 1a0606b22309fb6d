import { FormPage, FormSheet, Sheet } from '@enerabi/shared/form';
import { type PageHandle, useActionData, useSearchParams } from '@enerabi/shared/kernel';
import { ButtonLink, ErrorSummary, Phrases, SubmitButton } from '@enerabi/shared/ui';
import { useEffect, useRef } from 'react';
import { OnlyOriginAsReferrer } from '../form/only-origin-as-referrer.tsx';
import type { EndSearchReply } from './end-search.action.ts';
import { copy } from './end-search.copy.ts';
import { savedSearchesAddress } from './saved-search.address.ts';

export { action } from './end-search.action.ts';

export const handle: PageHandle = { layout: 'default' };

/** Ends the mails of a search by a button, since programs that check mails open every link. */
export function Component() {
  const reply = useActionData<EndSearchReply>();
  const token = useSearchParams()[0].get('token');
  if (reply?.outcome === 'done') return <Said what={copy.done} hasFocus />;
  if (reply?.outcome === 'refused') return <Said what={copy.refused} hasFocus />;
  if (!token) return <Said what={copy.refused} />;
  return (
    <FormPage title={copy.title} heading={<Phrases>{copy.title}</Phrases>} lead={copy.lead}>
      <OnlyOriginAsReferrer />
      {reply && <ErrorSummary title={copy.unavailable} errors={[]} attempt={reply} />}
      <FormSheet sending={copy.pending}>
        <input type="hidden" name="token" value={token} />
        <p>{copy.keep}</p>
        <SubmitButton pendingLabel={copy.pending}>{copy.submit}</SubmitButton>
      </FormSheet>
    </FormPage>
  );
}

interface SaidProps {
  what: { title: string; text: string };
  /** Whether it has replaced the form, so that it takes the focus. */
  hasFocus?: boolean;
}

function Said({ what, hasFocus }: SaidProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasFocus) heading.current?.focus();
  }, []);
  return (
    <FormPage title={what.title} headingRef={heading}>
      <Sheet>
        <p>{what.text}</p>
        <ButtonLink kind="secondary" to={savedSearchesAddress}>
          {copy.manage}
        </ButtonLink>
      </Sheet>
    </FormPage>
  );
}

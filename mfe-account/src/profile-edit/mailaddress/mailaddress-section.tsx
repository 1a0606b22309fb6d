import { useSearchParams } from '@enerabi/shared/kernel';
import { Disclosure, FormScope } from '@enerabi/shared/ui';
import { readEdit } from '../edit.address.ts';
import { useReplyTo } from '../edit-reply.ts';
import { CodeForm } from './code-form.tsx';
import { copy } from './mailaddress.copy.ts';
import { MailaddressForm } from './mailaddress-form.tsx';

/** Changes the mail address in two steps: the address, then the code that was mailed to it. */
export function MailaddressSection({ mailaddress }: { mailaddress: string }) {
  const asked = useReplyTo('mailaddress');
  const refusedCode = useReplyTo('mailaddress_code');
  const { hasCode } = readEdit(useSearchParams()[0]);
  const isCode = hasCode ? asked === undefined || asked.isSent : asked?.isSent || refusedCode !== undefined;
  const isOpen = hasCode || asked !== undefined || refusedCode !== undefined;
  return (
    <Disclosure summary={copy.title} open={isOpen}>
      <FormScope value="mailaddress">
        {isCode ? (
          <CodeForm sentTo={asked?.mailaddress ?? refusedCode?.mailaddress ?? ''} />
        ) : (
          <MailaddressForm mailaddress={mailaddress} />
        )}
      </FormScope>
    </Disclosure>
  );
}

import { useActionData } from '@enerabi/shared/kernel';
import { ButtonLink, ButtonRow, ErrorSummary, SubmitButton, SubmitForm } from '@enerabi/shared/ui';
import { LogoutIcon } from '@enerabi/shared/ui/icons';
import { MemberSection } from '../../member/member-section.tsx';
import type { MypageReply } from '../mypage.action.ts';
import { copy } from '../mypage.copy.ts';

export function AccountSection() {
  const reply = useActionData<MypageReply>();
  return (
    <MemberSection id="account" title={copy.account.title}>
      {reply?.intent === 'logout' && <ErrorSummary title={copy.account.failed} errors={[]} attempt={reply} />}
      <SubmitForm sending={copy.account.pending}>
        <input type="hidden" name="intent" value="logout" />
        <ButtonRow>
          <ButtonLink kind="secondary" to="/mypage/edit">
            {copy.account.edit}
          </ButtonLink>
          <SubmitButton kind="plain" icon={<LogoutIcon size="small" />} pendingLabel={copy.account.pending}>
            {copy.account.logout}
          </SubmitButton>
        </ButtonRow>
      </SubmitForm>
    </MemberSection>
  );
}

import { isOffered } from '@enerabi/shared/constants';
import { type StoredDraft, storedDrafts } from '@enerabi/shared/drafts';
import { useCapabilities, useSession } from '@enerabi/shared/kernel';
import { Card, CardName, CardNote } from '@enerabi/shared/ui';
import { useEffect, useState } from 'react';
import { CardList } from '../../member/card-list.tsx';
import { MemberSection } from '../../member/member-section.tsx';
import { copy, savedText } from './drafts.copy.ts';

/** Lists unfinished forms of this browser; renders nothing if there are none. Only the browser knows them. */
export function DraftsSection() {
  const [drafts, setDrafts] = useState<readonly StoredDraft[]>([]);
  const member = useSession(({ user }) => user?.cognito_sub ?? null);
  useEffect(() => setDrafts(storedDrafts({ member, now: new Date() })), [member]);
  const can = useCapabilities();
  const open = drafts.filter(({ path }) => isOffered(path, can));
  if (open.length === 0) return null;
  return (
    <MemberSection id="drafts" title={copy.title}>
      <CardList>
        {open.map(({ key, title, path, saved_at }) => (
          <li key={key}>
            <Card>
              <CardName heading="h3" to={path}>
                {title}
              </CardName>
              <CardNote parts={[savedText(saved_at)]} />
            </Card>
          </li>
        ))}
      </CardList>
    </MemberSection>
  );
}

import { isOffered } from '@enerabi/shared/constants';
import { useCapabilities } from '@enerabi/shared/kernel';
import { Card, CardName, CardNote } from '@enerabi/shared/ui';
import { useEffect, useState } from 'react';
import { CardList } from '../../member/card-list.tsx';
import { MemberSection } from '../../member/member-section.tsx';
import { copy, savedText } from './drafts.copy.ts';
import type { StoredDraft } from './drafts.rules.ts';
import { storedDrafts } from './stored-drafts.ts';

/** Lists unfinished forms of this tab; renders nothing if there are none. Only the browser knows them. */
export function DraftsSection() {
  const [drafts, setDrafts] = useState<readonly StoredDraft[]>([]);
  useEffect(() => setDrafts(storedDrafts()), []);
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

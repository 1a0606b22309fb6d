import { ButtonLink, EmptyState } from '@enerabi/shared/ui';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

export const specimens: SpecimenSheet = {
  title: '何もないとき',
  kind: 'display',
  components: ['EmptyState'],
  purpose: '見せるものがないことと、次にできることを伝えます。',
  specimens: [
    {
      name: '見つからなかったとき',
      state: 'default',
      render: () => (
        <EmptyState
          heading="h4"
          title="条件に合う園が見つかりませんでした"
          illustration="/illustrations/empty-search.svg"
          actions={
            <ButtonLink kind="secondary" to="/gallery">
              条件をすべて外す
            </ButtonLink>
          }
        >
          <p>条件を減らすか、近くの市区町村でも探してみてください。</p>
        </EmptyState>
      ),
    },
    {
      name: '狭い枠と長い題',
      state: 'narrow',
      also: 'long',
      render: () => (
        <EmptyState heading="h4" title="「ひかりの丘東こども園」に合う園・施設は見つかりませんでした">
          <p>ひらがなや、名前の一部だけでも探せます。</p>
        </EmptyState>
      ),
    },
  ],
};

import { Button, Notice, Panel, Stack } from '@enerabi/shared/ui';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

export const specimens: SpecimenSheet = {
  title: '積み重ね',
  kind: 'material',
  components: ['Stack'],
  purpose:
    '内容を上から下へ、等しい間隔で並べます。その場の要素（form、ul など）がそのまま積み重ねになります。',
  specimens: [
    {
      name: '幅いっぱい',
      state: 'default',
      render: () => (
        <Stack as="ul" gap="3">
          {['花岡保育園', 'みどり保育園', 'ひかりこども園'].map((name) => (
            <Panel key={name} as="li" padding="4">
              {name}
            </Panel>
          ))}
        </Stack>
      ),
    },
    {
      name: '狭い枠と長い言葉',
      state: 'narrow',
      also: 'long',
      render: () => (
        <Stack gap="5">
          <Notice title="お知らせ">
            https://www.city.hanaoka.example.jp/kosodate/hoiku/nyuen/moushikomi
          </Notice>
          <Button>この条件で探す</Button>
        </Stack>
      ),
    },
  ],
};

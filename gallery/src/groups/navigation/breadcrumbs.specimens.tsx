import { Breadcrumbs } from '@enerabi/shared/ui';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

const way = (...names: string[]) => names.map((name, at) => ({ name, to: `/gallery?crumb=${at}` }));

const longWay = way(
  'トップ',
  '神奈川県の園',
  '横浜市都筑区の園',
  '幼保連携型認定こども園 ひかりの丘東こども園',
);

export const specimens: SpecimenSheet = {
  title: 'パンくずリスト',
  kind: 'link',
  components: ['Breadcrumbs'],
  purpose: 'トップページから今のページまでの道筋を示し、途中へ戻れるようにします。',
  specimens: [
    {
      name: '園のページまで',
      state: 'default',
      note: '検索エンジンに伝える道筋は、breadcrumbDataが同じcrumbsから作ります。',
      render: () => (
        <Breadcrumbs label="現在位置（園のページまで）" crumbs={way('トップ', '山口県の園', '花岡保育園')} />
      ),
    },
    {
      name: 'マウスを重ねる',
      state: 'hover',
      note: 'リンクにマウスを重ねると、下線が太くなります。今のページはリンクではありません。',
      render: () => <Breadcrumbs label="現在位置（マウスを重ねる）" crumbs={way('トップ', '山口県の園')} />,
    },
    {
      name: 'キーボードで選ぶ',
      state: 'focus',
      note: 'Tabキーで道筋を順にたどれます。',
      render: () => <Breadcrumbs label="現在位置（キーボードで選ぶ）" crumbs={way('トップ', '山口県の園')} />,
    },
    {
      name: '狭い枠と長い名前',
      state: 'narrow',
      also: 'long',
      render: () => <Breadcrumbs label="現在位置（狭い枠と長い名前）" crumbs={longWay} />,
    },
  ],
};

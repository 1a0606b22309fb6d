import { Button, KeywordField } from '@enerabi/shared/ui';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

export const specimens: SpecimenSheet = {
  title: '園・施設を探す言葉の欄',
  kind: 'control',
  lacks: {
    disabled: 'いつでも検索できます。',
    error: 'どのような言葉でも検索できます。',
  },
  components: ['KeywordField'],
  purpose: '園・施設の検索で、言葉を書き込むときに使います。どの検索でも同じ名前で送られます。',
  specimens: [
    {
      name: '検索の欄',
      state: 'default',
      note: 'スマートフォンでは、キーボードの決定キーが「検索」になります。',
      render: () => <KeywordField defaultValue="はなおか" />,
    },
    {
      name: 'マウスを重ねる',
      state: 'hover',
      note: 'マウスを重ねると、枠の色が濃くなります。',
      render: () => <KeywordField label="園・施設を探す（マウス）" />,
    },
    {
      name: 'キーボードで選ぶ',
      state: 'focus',
      note: '読み上げでは、検索の欄であることと、何で探せるかが聞こえます。',
      render: () => <KeywordField label="園・施設を探す（キーボード）" />,
    },
    {
      name: '長い言葉',
      state: 'long',
      note: '100文字まで書き込めます。欄より長い言葉は、欄の中で横に送られます。',
      render: () => (
        <KeywordField
          label="園・施設を探す（長い言葉）"
          defaultValue="幼保連携型認定こども園 社会福祉法人ひかりの丘福祉会 ひかりの丘東こども園 延長保育 園庭"
        />
      ),
    },
    {
      name: '狭い枠',
      state: 'narrow',
      render: () => (
        <KeywordField label="園・施設を探す（狭い枠）" beside={<Button kind="secondary">検索</Button>} />
      ),
    },
  ],
};

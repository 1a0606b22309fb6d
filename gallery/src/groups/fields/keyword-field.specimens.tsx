import { KeywordField } from '@enerabi/shared/ui';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

export const specimens: SpecimenSheet = {
  title: '園・施設を探す言葉の欄',
  components: ['KeywordField'],
  purpose: '園・施設の検索で、言葉を書き込むときに使います。どの検索でも同じ名前で送られます。',
  specimens: [
    {
      name: '検索の欄',
      state: 'default',
      note: 'スマートフォンでは、キーボードの決定キーが「検索」になります。',
      usage: '<KeywordField defaultValue={criteria.keyword} />',
      render: () => <KeywordField defaultValue="はなおか" />,
    },
  ],
};

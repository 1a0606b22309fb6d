import { FilterChip } from '@enerabi/shared/ui';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

export const specimens: SpecimenSheet = {
  title: '選択中の条件',
  kind: 'link',
  components: ['FilterChip'],
  purpose: '検索に効いている条件を示し、押すとその条件だけを外します。',
  specimens: [
    {
      name: '1つの条件',
      state: 'default',
      render: () => <FilterChip name="駐車場あり" to="/gallery/display" />,
    },
    {
      name: 'マウスを重ねる',
      state: 'hover',
      note: 'マウスを重ねると、外れることを示す取り消し線が出ます。',
      render: () => <FilterChip name="0歳児" to="/gallery/display" />,
    },
    {
      name: 'キーボードで選ぶ',
      state: 'focus',
      note: '読み上げでは「0歳児を条件から外す」と聞こえます。',
      render: () => <FilterChip name="0歳児" to="/gallery/display" />,
    },
    {
      name: '狭い枠と長い名前',
      state: 'narrow',
      also: 'long',
      render: () => (
        <FilterChip
          name="地域型保育事業（家庭的保育・小規模保育・事業所内保育・居宅訪問型保育）"
          to="/gallery/display"
        />
      ),
    },
  ],
};

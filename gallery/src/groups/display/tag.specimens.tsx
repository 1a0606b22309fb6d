import { IconMask, Tag, TagList } from '@enerabi/shared/ui';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

export const specimens: SpecimenSheet = {
  title: 'タグ',
  kind: 'display',
  components: ['Tag', 'TagList', 'IconMask'],
  purpose: '種類や特長を、短い言葉で添えます。押すものではありません。',
  specimens: [
    {
      name: '種類のタグ',
      state: 'default',
      render: () => <Tag kind="strong">認可保育所</Tag>,
    },
    {
      name: '特長のタグ',
      state: 'default',
      render: () => <Tag>私立</Tag>,
    },
    {
      name: 'タグの一覧',
      state: 'default',
      note: '読み上げでは、いくつあるかが先に聞こえます。',
      render: () => <TagList label="サービス・設備" tags={['延長保育', '一時預かり', '駐車場あり']} />,
    },
    {
      name: '記号だけを添える',
      state: 'default',
      note: '同じ記号が並ぶ一覧では、絵を文字ではなくスタイルシートから描きます。',
      render: () => (
        <p>
          <IconMask icon="clock" /> 7:00〜18:30
        </p>
      ),
    },
    {
      name: '狭い枠と長い言葉',
      state: 'narrow',
      also: 'long',
      render: () => (
        <TagList
          label="特色とサービス・設備"
          tags={[
            '病児・病後児保育',
            '保護者の方の通院のときにもご利用いただける一時預かり',
            '園庭あり',
            '自園調理',
          ]}
        />
      ),
    },
  ],
};

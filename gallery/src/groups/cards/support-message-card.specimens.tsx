import { SupportMessageCard } from '@enerabi/shared/ui';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

const message = {
  support_message_recommend_kind_id: 1,
  child_class_id: 2,
  parent_age_text: '30代',
  support_message_description: '先生方がいつも笑顔で迎えてくださり、子どもは毎朝の登園を楽しみにしています。',
  posted_on: '2026-11-10',
} as const;

const facility = { name: '花岡保育園', to: '/gallery/cards' };

const longMessage = {
  ...message,
  support_message_description:
    `${message.support_message_description}行事のたびに、子どもの育ちを一緒に喜んでくださいます。`.repeat(3),
};

export const specimens: SpecimenSheet = {
  title: '応援メッセージのカード',
  kind: 'card',
  components: ['SupportMessageCard'],
  purpose: '保護者の方が園に寄せた言葉です。長い言葉は、続きをたたみます。',
  specimens: [
    {
      name: 'トップページのメッセージ',
      state: 'default',
      render: () => <SupportMessageCard message={message} facility={facility} />,
    },
    {
      name: '園のページのメッセージ',
      state: 'default',
      note: '園のページでは、園の名前を出しません。',
      render: () => <SupportMessageCard message={{ ...message, parent_age_text: null }} />,
    },
    {
      name: 'マウスを重ねる',
      state: 'hover',
      note: '園の名前のあるカードは、どこに重ねても枠が緑になり、名前に下線が出ます。',
      render: () => <SupportMessageCard message={message} facility={facility} />,
    },
    {
      name: 'キーボードで選ぶ',
      state: 'focus',
      note: '選ばれるのは園の名前のリンク1つで、カードの全体が囲まれます。「もっと見る」は別に選ばれます。',
      render: () => <SupportMessageCard message={message} facility={facility} />,
    },
    {
      name: '長いメッセージ',
      state: 'long',
      note: '100文字ほどで切り、「もっと見る」で残りが開きます。',
      render: () => <SupportMessageCard message={longMessage} />,
    },
    {
      name: '狭い枠',
      state: 'narrow',
      render: () => (
        <SupportMessageCard
          message={message}
          facility={{ name: '幼保連携型認定こども園 ひかりの丘東こども園', to: '/gallery/cards' }}
        />
      ),
    },
  ],
};

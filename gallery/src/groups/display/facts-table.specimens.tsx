import { FactsTable, PhoneLinks } from '@enerabi/shared/ui';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

const facts = [
  { name: '開所時間', value: '7:30〜18:30' },
  { name: '定員', value: '90人' },
  { name: 'お休み', value: '日曜日、祝日\n12月29日〜1月3日' },
  { name: '送迎バス', value: null },
];

const longFacts = [
  {
    name: '保育の必要な時間についてのご案内',
    value:
      '保育標準時間は7時から18時まで、保育短時間は8時30分から16時30分までです。延長保育は、前の日までにお申し込みください。',
  },
  { name: 'ウェブサイト', value: 'https://example.jp/hanaoka/facilities/information/2026' },
];

export const specimens: SpecimenSheet = {
  title: '項目と内容の表',
  kind: 'display',
  components: ['FactsTable', 'PhoneLinks'],
  purpose: '項目の名前と内容を、表の形で見せます。内容のない項目は出しません。',
  specimens: [
    {
      name: '園のページの表',
      state: 'default',
      render: () => <FactsTable facts={facts} />,
    },
    {
      name: '詰めた表',
      state: 'default',
      note: 'カードの中など、場所の限られたところで使います。',
      render: () => <FactsTable dense facts={facts} />,
    },
    {
      name: '電話番号',
      state: 'hover',
      note: 'リンクにマウスを重ねると、下線が太くなります。電話では、そのままかけられます。',
      render: () => (
        <FactsTable
          facts={[{ name: '電話番号', value: <PhoneLinks phones={['0833-43-1234', '0833-43-5678']} /> }]}
        />
      ),
    },
    {
      name: '狭い枠と長い内容',
      state: 'narrow',
      also: 'long',
      note: 'スマートフォンの画面では、内容が名前の下に並びます。画面の幅を狭めると確かめられます。',
      render: () => <FactsTable facts={longFacts} />,
    },
  ],
};

import { FuriganaPair, NamePair } from '@enerabi/shared/ui';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

export const specimens: SpecimenSheet = {
  title: 'お名前とフリガナ',
  kind: 'control',
  components: ['NamePair', 'FuriganaPair'],
  purpose: '姓と名、セイとメイを、1つの問いとして並べます。',
  specimens: [
    {
      name: 'お名前',
      state: 'default',
      render: () => (
        <NamePair need="required" family={{ name: 'last_name' }} given={{ name: 'first_name' }} />
      ),
    },
    {
      name: 'フリガナ',
      state: 'default',
      note: 'ひらがなや半角カタカナで書くと、欄を離れたときに全角カタカナに変わります。',
      render: () => (
        <FuriganaPair
          need="required"
          family={{ name: 'last_name_kana' }}
          given={{ name: 'first_name_kana' }}
        />
      ),
    },
    {
      name: 'マウスを重ねる',
      state: 'hover',
      note: 'マウスを重ねると、その欄だけ枠の色が濃くなります。',
      render: () => <NamePair family={{ name: 'last_name' }} given={{ name: 'first_name' }} />,
    },
    {
      name: 'フリガナにマウスを重ねる',
      state: 'hover',
      note: 'マウスを重ねると、その欄だけ枠の色が濃くなります。',
      render: () => <FuriganaPair family={{ name: 'last_name_kana' }} given={{ name: 'first_name_kana' }} />,
    },
    {
      name: 'キーボードで選ぶ',
      state: 'focus',
      note: 'Tabキーで姓から名へ進みます。読み上げでは「お名前」が先に聞こえます。',
      render: () => <NamePair family={{ name: 'last_name' }} given={{ name: 'first_name' }} />,
    },
    {
      name: 'フリガナをキーボードで選ぶ',
      state: 'focus',
      note: 'Tabキーでセイからメイへ進みます。欄を離れたときに、全角カタカナに変わります。',
      render: () => <FuriganaPair family={{ name: 'last_name_kana' }} given={{ name: 'first_name_kana' }} />,
    },
    {
      name: '書き込めないとき',
      state: 'disabled',
      render: () => (
        <NamePair
          hint="会員情報のお名前です。"
          family={{ name: 'last_name', defaultValue: '花岡' }}
          given={{ name: 'first_name', defaultValue: '花子' }}
          disabled
        />
      ),
    },
    {
      name: 'フリガナを書き込めないとき',
      state: 'disabled',
      render: () => (
        <FuriganaPair
          hint="会員情報のフリガナです。"
          family={{ name: 'last_name_kana', defaultValue: 'ハナオカ' }}
          given={{ name: 'first_name_kana', defaultValue: 'ハナコ' }}
          disabled
        />
      ),
    },
    {
      name: '長いお名前',
      state: 'long',
      note: '欄より長い名前は、欄の中で横に送られます。',
      render: () => (
        <NamePair
          hint="パスポートや在留カードのお名前のとおりに、ミドルネームは名の欄に続けてご記入ください。"
          family={{ name: 'last_name', defaultValue: 'フェルナンデス・デ・ラ・クルス' }}
          given={{ name: 'first_name', defaultValue: 'マリア・グアダルーペ・アレハンドラ' }}
        />
      ),
    },
    {
      name: '片方に誤りがあるとき',
      state: 'error',
      render: () => (
        <FuriganaPair
          need="required"
          family={{ name: 'last_name_kana', defaultValue: 'ハナオカ' }}
          given={{ name: 'first_name_kana', error: 'フリガナ（メイ）を入力してください。' }}
        />
      ),
    },
    {
      name: '狭い枠',
      state: 'narrow',
      render: () => (
        <NamePair
          isOwn={false}
          label="お子さまのお名前"
          need="optional"
          hint="まだお生まれでないときは、空欄のままでかまいません。"
          family={{ name: 'last_name' }}
          given={{ name: 'first_name' }}
        />
      ),
    },
  ],
};

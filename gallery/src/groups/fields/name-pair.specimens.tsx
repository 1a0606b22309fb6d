import { FuriganaPair, NamePair } from '@enerabi/shared/ui';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

const parts = (prefix: string) => ({
  family: { name: `${prefix}-family` },
  given: { name: `${prefix}-given` },
});

export const specimens: SpecimenSheet = {
  title: 'お名前とフリガナ',
  kind: 'control',
  components: ['NamePair', 'FuriganaPair'],
  purpose: '姓と名、セイとメイを、1つの問いとして並べます。',
  specimens: [
    {
      name: 'お名前',
      state: 'default',
      usage:
        '<NamePair\n  need="required"\n  family={{ name: "last_name" }} given={{ name: "first_name" }}\n/>',
      render: () => <NamePair need="required" {...parts('name-default')} />,
    },
    {
      name: 'フリガナ',
      state: 'default',
      note: 'ひらがなや半角カタカナで書くと、欄を離れたときに全角カタカナに変わります。',
      usage:
        '<FuriganaPair\n  need="required"\n  family={{ name: "last_name_kana" }} given={{ name: "first_name_kana" }}\n/>',
      render: () => <FuriganaPair need="required" {...parts('kana-default')} />,
    },
    {
      name: 'マウスを重ねる',
      state: 'hover',
      note: 'マウスを重ねると、その欄だけ枠の色が濃くなります。',
      usage: '<NamePair … />',
      render: () => <NamePair {...parts('name-hover')} />,
    },
    {
      name: 'フリガナにマウスを重ねる',
      state: 'hover',
      note: 'マウスを重ねると、その欄だけ枠の色が濃くなります。',
      usage: '<FuriganaPair … />',
      render: () => <FuriganaPair {...parts('kana-hover')} />,
    },
    {
      name: 'キーボードで選ぶ',
      state: 'focus',
      note: 'Tabキーで姓から名へ進みます。読み上げでは「お名前」が先に聞こえます。',
      usage: '<NamePair … />',
      render: () => <NamePair {...parts('name-focus')} />,
    },
    {
      name: 'フリガナをキーボードで選ぶ',
      state: 'focus',
      note: 'Tabキーでセイからメイへ進みます。欄を離れたときに、全角カタカナに変わります。',
      usage: '<FuriganaPair … />',
      render: () => <FuriganaPair {...parts('kana-focus')} />,
    },
    {
      name: '書き込めないとき',
      state: 'disabled',
      usage: '<NamePair … disabled />',
      render: () => (
        <NamePair
          hint="会員情報のお名前です。"
          family={{ name: 'name-disabled-family', defaultValue: '花岡' }}
          given={{ name: 'name-disabled-given', defaultValue: '花子' }}
          disabled
        />
      ),
    },
    {
      name: 'フリガナを書き込めないとき',
      state: 'disabled',
      usage: '<FuriganaPair … disabled />',
      render: () => (
        <FuriganaPair
          hint="会員情報のフリガナです。"
          family={{ name: 'kana-disabled-family', defaultValue: 'ハナオカ' }}
          given={{ name: 'kana-disabled-given', defaultValue: 'ハナコ' }}
          disabled
        />
      ),
    },
    {
      name: '長いお名前',
      state: 'long',
      note: '欄より長い名前は、欄の中で横に送られます。',
      usage: '<NamePair … family={{ name: "last_name", defaultValue }} />',
      render: () => (
        <NamePair
          hint="パスポートや在留カードのお名前のとおりに、ミドルネームは名の欄に続けてご記入ください。"
          family={{ name: 'name-long-family', defaultValue: 'フェルナンデス・デ・ラ・クルス' }}
          given={{ name: 'name-long-given', defaultValue: 'マリア・グアダルーペ・アレハンドラ' }}
        />
      ),
    },
    {
      name: '片方に誤りがあるとき',
      state: 'error',
      usage: '<FuriganaPair … given={{ name: "first_name_kana", error }} />',
      render: () => (
        <FuriganaPair
          need="required"
          family={{ name: 'kana-error-family', defaultValue: 'ハナオカ' }}
          given={{ name: 'kana-error-given', error: 'フリガナ（メイ）を入力してください。' }}
        />
      ),
    },
    {
      name: '狭い枠',
      state: 'narrow',
      usage: '<NamePair isOwn={false} label="お子さまのお名前" … />',
      render: () => (
        <NamePair
          isOwn={false}
          label="お子さまのお名前"
          need="optional"
          hint="まだお生まれでないときは、空欄のままでかまいません。"
          {...parts('name-narrow')}
        />
      ),
    },
  ],
};

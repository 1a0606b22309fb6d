import { RadioGroup } from '@enerabi/shared/ui';
import { useState } from 'react';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

const purposes = [
  { value: '2', label: '入園先を探している' },
  { value: '1', label: '就職先・就業体験先を探している' },
];

const ways = [
  { value: 'phone', label: 'お電話（平日の9時から17時までのあいだに、園からおかけします）' },
  { value: 'mail', label: 'メール（お返事までに2日から3日いただくことがあります）' },
];

export const specimens: SpecimenSheet = {
  title: 'ラジオボタン',
  kind: 'control',
  components: ['RadioGroup'],
  purpose: '6つまでの答えから、1つだけを選ぶときに使います。',
  specimens: [
    {
      name: '目的を選ぶ',
      state: 'default',
      render: () => <Purpose />,
    },
    {
      name: 'カードで選ぶ',
      state: 'default',
      note: '選ぶと先が変わるような、大切な選択に使います。',
      render: () => (
        <RadioGroup
          name="radio-cards"
          label="ご希望の連絡方法"
          layout="cards"
          defaultValue="visit"
          choices={[
            { value: 'visit', label: '見学を予約する', hint: '空いている日時から選べます' },
            { value: 'message', label: '園に尋ねる', hint: 'お返事まで2日から3日かかります' },
            { value: 'phone', label: '電話する', hint: 'ただいま受付時間外です', disabled: true },
          ]}
        />
      ),
    },
    {
      name: 'マウスを重ねる',
      state: 'hover',
      note: '丸か言葉にマウスを重ねると、丸の枠と地が緑になります。',
      render: () => <RadioGroup name="radio-hover" label="お問い合わせの目的" choices={purposes} />,
    },
    {
      name: 'キーボードで選ぶ',
      state: 'focus',
      note: 'Tabキーで入り、矢印キーで答えを変えます。',
      render: () => (
        <RadioGroup name="radio-focus" label="お問い合わせの目的" choices={purposes} defaultValue="2" />
      ),
    },
    {
      name: '選べないとき',
      state: 'disabled',
      render: () => (
        <RadioGroup
          name="radio-disabled"
          label="お問い合わせの目的"
          hint="この園では、入園についてのお問い合わせだけを受け付けています。"
          defaultValue="2"
          choices={purposes.map((purpose) => ({ ...purpose, disabled: true }))}
        />
      ),
    },
    {
      name: '選ばれていない',
      state: 'error',
      render: () => (
        <RadioGroup
          name="radio-error"
          label="お問い合わせの目的"
          need="required"
          choices={purposes}
          error="お問い合わせの目的を選択してください。"
        />
      ),
    },
    {
      name: '長い答え',
      state: 'long',
      render: () => (
        <RadioGroup
          name="radio-long"
          label="ご連絡の方法"
          hint="園からのお返事は、開所時間のうちにお送りします。"
          defaultValue="phone"
          choices={ways}
        />
      ),
    },
    {
      name: '狭い枠',
      state: 'narrow',
      note: '枠に横に入りきらない答えは、縦に並びます。',
      render: () => (
        <RadioGroup name="radio-narrow" label="お問い合わせの目的" choices={purposes} defaultValue="2" />
      ),
    },
  ],
};

/** The page holds the answer. */
function Purpose() {
  const [purpose, setPurpose] = useState('2');
  return (
    <RadioGroup
      name="purpose_kind_id"
      label="お問い合わせの目的"
      need="required"
      choices={purposes}
      value={purpose}
      onChange={setPurpose}
    />
  );
}

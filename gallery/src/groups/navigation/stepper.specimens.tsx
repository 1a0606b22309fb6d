import { Stepper } from '@enerabi/shared/ui';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

const steps = ['入力', '確認', '完了'];

export const specimens: SpecimenSheet = {
  title: 'お手続きの流れ',
  kind: 'display',
  components: ['Stepper'],
  purpose: '入力から完了までのどこにいるかを示します。戻るためのリンクではありません。',
  specimens: [
    ...steps.map((step) => ({
      name: `${step}にいるとき`,
      state: 'default' as const,
      usage: `<Stepper steps={['入力', '確認', '完了']} current="${step}" />`,
      render: () => <Stepper steps={steps} current={step} />,
    })),
    {
      name: '長い名前',
      state: 'long',
      usage: '<Stepper steps={steps} current="お子さまのこと" />',
      render: () => (
        <Stepper
          steps={['保護者の方のこと', 'お子さまのこと', 'ご希望の日時', '内容のご確認']}
          current="お子さまのこと"
        />
      ),
    },
    {
      name: '狭い枠',
      state: 'narrow',
      usage: '<Stepper steps={steps} current="ご希望の日時" />',
      render: () => (
        <Stepper
          steps={['保護者の方のこと', 'お子さまのこと', 'ご希望の日時', '内容のご確認']}
          current="ご希望の日時"
        />
      ),
    },
  ],
};

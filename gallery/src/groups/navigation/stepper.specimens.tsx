import { Stepper } from '@enerabi/shared/ui';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

export const specimens: SpecimenSheet = {
  title: 'お手続きの流れ',
  kind: 'display',
  components: ['Stepper'],
  purpose: '入力から完了までのどこにいるかを示します。戻るためのリンクではありません。',
  specimens: [
    {
      name: '入力にいるとき',
      state: 'default',
      render: () => <Stepper steps={['入力', '確認', '完了']} current="入力" />,
    },
    {
      name: '確認にいるとき',
      state: 'default',
      render: () => <Stepper steps={['入力', '確認', '完了']} current="確認" />,
    },
    {
      name: '完了にいるとき',
      state: 'default',
      render: () => <Stepper steps={['入力', '確認', '完了']} current="完了" />,
    },
    {
      name: '長い名前',
      state: 'long',
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
      render: () => (
        <Stepper
          steps={['保護者の方のこと', 'お子さまのこと', 'ご希望の日時', '内容のご確認']}
          current="ご希望の日時"
        />
      ),
    },
  ],
};

import { ProperName } from '@enerabi/shared/ui';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

export const specimens: SpecimenSheet = {
  title: '園や法人の名前',
  kind: 'display',
  components: ['ProperName'],
  purpose: '園・法人・駅の名前を示します。行は、地名・愛称・施設の種類などの区切りでだけ折り返します。',
  specimens: [
    { name: '短い名前', state: 'default', render: () => <ProperName>花岡保育園</ProperName> },
    {
      name: '狭い枠と長い名前',
      state: 'narrow',
      also: 'long',
      note: '「幼稚園」や「こもれび」の途中では折り返しません。',
      render: () => <ProperName>幼保連携型認定こども園 阿倍野こもれびそよかぜ幼稚園（分園）</ProperName>,
    },
  ],
};

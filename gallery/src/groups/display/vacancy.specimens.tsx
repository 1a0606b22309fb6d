import { VacancyLegend, VacancyStrip, VacancyTable } from '@enerabi/shared/ui';
import { today, vacancy } from '../../samples/facility.ts';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

const longSource = {
  ...vacancy,
  source: {
    ...vacancy.source,
    name: '横浜市こども青少年局 保育対策課 保育所等の入所状況（令和8年11月1日現在・速報値）',
  },
};

const waitingOnly = {
  ...vacancy,
  classes: vacancy.classes.map((one) => ({ ...one, accepted: null, mark: null, enrolled: null })),
};

export const specimens: SpecimenSheet = {
  title: '空き状況',
  kind: 'display',
  components: ['VacancyStrip', 'VacancyTable', 'VacancyLegend'],
  purpose: 'クラスごとの空きを、記号と言葉で示します。いつの、どこの情報かも必ず添えます。',
  specimens: [
    {
      name: 'カードの中の空き状況',
      state: 'default',
      render: () => <VacancyStrip vacancy={vacancy} today={today} />,
    },
    {
      name: '園のページの空き状況',
      state: 'default',
      note: '公開されていない数は「－」にします。0人ではありません。',
      render: () => <VacancyTable vacancy={vacancy} today={today} />,
    },
    {
      name: '入園待ちだけが公表されているとき',
      state: 'default',
      note: '空きの数が公表されていないクラスは「…」です。',
      render: () => <VacancyStrip vacancy={waitingOnly} today={today} />,
    },
    {
      name: '記号の説明',
      state: 'default',
      render: () => <VacancyLegend />,
    },
    {
      name: '60日以上前の情報',
      state: 'default',
      render: () => <VacancyTable vacancy={{ ...vacancy, as_of: '2026-08-01' }} today={today} />,
    },
    {
      name: '長い出典',
      state: 'long',
      render: () => <VacancyStrip vacancy={longSource} today={today} />,
    },
    {
      name: '狭い枠',
      state: 'narrow',
      render: () => <VacancyStrip vacancy={{ ...vacancy, as_of: '2026-08-01' }} today={today} />,
    },
  ],
};

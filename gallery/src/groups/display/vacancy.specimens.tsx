import { VacancyLegend, VacancyStrip, VacancyTable } from '@enerabi/shared/ui';
import { today, vacancy } from '../../samples/facility.ts';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

const waitingOnly = {
  ...vacancy,
  classes: vacancy.classes.map((one) => ({ ...one, accepted: null, mark: null, enrolled: null })),
};

const large = {
  ...vacancy,
  classes: vacancy.classes.map((one) => ({ ...one, accepted: 1_000, waiting: 1_000, enrolled: 1_000 })),
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
      render: () => <VacancyLegend facilities={[{ vacancy }]} />,
    },
    {
      name: '60日以上前の情報',
      state: 'default',
      render: () => <VacancyTable vacancy={{ ...vacancy, as_of: '2026-08-01' }} today={today} />,
    },
    {
      name: '大きな数',
      state: 'long',
      render: () => <VacancyTable vacancy={large} today={today} />,
    },
    {
      name: '狭い枠',
      state: 'narrow',
      render: () => <VacancyStrip vacancy={{ ...vacancy, as_of: '2026-08-01' }} today={today} />,
    },
  ],
};

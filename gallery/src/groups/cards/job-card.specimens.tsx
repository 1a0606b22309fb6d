import { JobCard } from '@enerabi/shared/ui';
import { job, jobWith, statedJob } from '../../samples/job.ts';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

export const specimens: SpecimenSheet = {
  title: 'お仕事のカード',
  kind: 'card',
  components: ['JobCard'],
  purpose: '一覧の中の1つの求人です。いつの情報かを、必ず添えます。',
  specimens: [
    {
      name: '一覧のカード',
      state: 'default',
      render: () => <JobCard job={job} to="/gallery/cards" />,
    },
    {
      name: '勤務時間や休日も書かれている求人',
      state: 'default',
      render: () => <JobCard job={statedJob} to="/gallery/cards" note="直線で約350m" />,
    },
    {
      name: 'わかっている事実が少ない求人',
      state: 'default',
      render: () => (
        <JobCard
          job={jobWith({ title: '保育補助', salary: null, updated_on: null, valid_through: null })}
          to="/gallery/cards"
        />
      ),
    },
    {
      name: 'マウスを重ねる',
      state: 'hover',
      note: 'カードのどこに重ねても、枠が緑になり、名前に下線が出ます。',
      render: () => <JobCard job={job} to="/gallery/cards" />,
    },
    {
      name: 'キーボードで選ぶ',
      state: 'focus',
      note: '選ばれるのは題のリンク1つで、カードの全体が囲まれます。',
      render: () => <JobCard job={job} to="/gallery/cards" />,
    },
    {
      name: '狭い枠と長い名前',
      state: 'narrow',
      also: 'long',
      render: () => (
        <JobCard
          job={jobWith({
            title: '【2027年4月入職】幼保連携型認定こども園の保育教諭（経験の浅い方も歓迎します）',
            facility_name: '幼保連携型認定こども園 ひかりの丘東こども園',
            place: '神奈川県横浜市都筑区ひかりの丘四丁目',
          })}
          to="/gallery/cards"
        />
      ),
    },
  ],
};

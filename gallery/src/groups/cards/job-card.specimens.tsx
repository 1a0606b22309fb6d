import { JobCard } from '@enerabi/shared/ui';
import type { ComponentProps } from 'react';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

type Job = ComponentProps<typeof JobCard>['job'];

const job = (changes: Partial<Job> = {}): Job => ({
  title: '保育士（担任）',
  facility_name: '花岡保育園',
  place: '山口県下松市',
  job_type: 1,
  employment_status: 2,
  salary: { unit: 'month', minimum: 212_000, maximum: 268_000 },
  posted_on: '2026-11-04',
  updated_on: '2026-11-16',
  valid_through: '2027-01-31',
  ...changes,
});

export const specimens: SpecimenSheet = {
  title: 'お仕事のカード',
  components: ['JobCard'],
  purpose: '一覧の中の1つの求人です。いつの情報かを、必ず添えます。',
  specimens: [
    {
      name: '一覧のカード',
      state: 'default',
      usage: '<JobCard job={job} to={address} />',
      render: () => <JobCard job={job()} to="/gallery/cards" />,
    },
    {
      name: 'わかっている事実が少ない求人',
      state: 'default',
      usage: '<JobCard job={job} to={…} />',
      render: () => (
        <JobCard
          job={job({ title: '保育補助', salary: null, updated_on: null, valid_through: null })}
          to="/gallery/cards"
        />
      ),
    },
    {
      name: 'マウスを重ねる',
      state: 'hover',
      note: 'カードのどこに重ねても、枠が緑になり、名前に下線が出ます。',
      usage: '<JobCard job={job} to={…} />',
      render: () => <JobCard job={job()} to="/gallery/cards" />,
    },
    {
      name: 'キーボードで選ぶ',
      state: 'focus',
      note: '選ばれるのは題のリンク1つで、カードの全体が囲まれます。',
      usage: '<JobCard job={job} to={…} />',
      render: () => <JobCard job={job()} to="/gallery/cards" />,
    },
    {
      name: '狭い画面と長い名前',
      state: 'narrow',
      usage: '<JobCard job={job} to={…} />',
      render: () => (
        <JobCard
          job={job({
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

import { DateSelects, MonthSelects, yearsBetween } from '@enerabi/shared/ui';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

const childYears = yearsBetween(2026, 2019);

export const specimens: SpecimenSheet = {
  title: '日付の選択',
  kind: 'control',
  components: ['DateSelects', 'MonthSelects', 'yearsBetween'],
  purpose: '生年月日や入園の希望月を、元号の添えられた年から選びます。',
  specimens: [
    {
      name: 'お子さまの生年月日',
      state: 'default',
      render: () => (
        <DateSelects name="birthday" label="お子さまの生年月日" need="required" years={childYears} />
      ),
    },
    {
      name: '入園の希望月',
      state: 'default',
      render: () => (
        <MonthSelects
          name="wanted"
          label="入園の希望月"
          need="optional"
          hint="決まっていないときは、空欄のままでかまいません。"
          years={[2026, 2027]}
          defaultValue="2027-04"
        />
      ),
    },
    {
      name: 'マウスを重ねる',
      state: 'hover',
      note: 'マウスを重ねると、その欄だけ枠の色が濃くなります。',
      render: () => <DateSelects name="birthday" label="お子さまの生年月日" years={childYears} />,
    },
    {
      name: 'キーボードで選ぶ',
      state: 'focus',
      note: 'Tabキーで年、月、日と進み、数字のキーでも選べます。',
      render: () => <DateSelects name="birthday" label="お子さまの生年月日" years={childYears} />,
    },
    {
      name: '選べないとき',
      state: 'disabled',
      render: () => (
        <DateSelects
          name="birthday"
          label="お子さまの生年月日"
          hint="会員情報の生年月日です。"
          years={childYears}
          defaultValue="2024-04-01"
          disabled
        />
      ),
    },
    {
      name: 'ない日付',
      state: 'error',
      note: '2月30日のような、ない日を選ぶと、その場で伝えます。選んだ日は消えません。',
      render: () => (
        <DateSelects
          name="birthday"
          label="お子さまの生年月日"
          need="required"
          years={childYears}
          defaultValue="2025-02-30"
        />
      ),
    },
    {
      name: '選ばれていない日付',
      state: 'error',
      render: () => (
        <DateSelects
          name="birthday"
          label="お子さまの生年月日"
          need="required"
          years={childYears}
          error="お子さまの生年月日を選択してください。"
        />
      ),
    },
    {
      name: '長い問い',
      state: 'long',
      render: () => (
        <MonthSelects
          name="wanted"
          label="きょうだいで同じ園への入園を希望されるときの、下のお子さまの入園の希望月"
          need="optional"
          hint="上のお子さまの入園の月と違ってもかまいません。お住まいの市区町村の締め切りは、入園の月の2か月ほど前です。"
          years={[2026, 2027]}
        />
      ),
    },
    {
      name: '狭い枠',
      state: 'narrow',
      render: () => (
        <DateSelects
          name="birthday"
          label="ご本人の生年月日"
          years={yearsBetween(2008, 1946)}
          defaultValue="1990-04-01"
        />
      ),
    },
  ],
};

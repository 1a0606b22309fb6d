import { CheckboxGroup } from '@enerabi/shared/ui';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

const kinds = [
  { value: '1001', label: '施設見学のお申し込み・ご相談' },
  { value: '1005', label: '空き状況のお問い合わせ' },
  { value: '1006', label: '一時預かりのご相談' },
  { value: '9999', label: '施設へのお問い合わせ' },
];

export const specimens: SpecimenSheet = {
  title: 'チェックボックス',
  kind: 'control',
  components: ['CheckboxGroup'],
  purpose: 'あてはまるものを、いくつでも選ぶときに使います。',
  specimens: [
    {
      name: '種類を選ぶ',
      state: 'default',
      usage:
        '<CheckboxGroup\n  name="kinds" label="お問い合わせの種類"\n  choices={kinds} defaultValue={["1001"]}\n/>',
      render: () => (
        <CheckboxGroup
          name="checkbox-default"
          label="お問い合わせの種類（あてはまるものすべて）"
          need="required"
          choices={kinds}
          defaultValue={['1001']}
        />
      ),
    },
    {
      name: 'マウスを重ねる',
      state: 'hover',
      note: '箱か言葉にマウスを重ねると、箱の枠と地が緑になります。',
      usage: '<CheckboxGroup name="kinds" label="…" choices={kinds} defaultValue={[]} />',
      render: () => (
        <CheckboxGroup
          name="checkbox-hover"
          label="お問い合わせの種類"
          choices={kinds.slice(0, 2)}
          defaultValue={[]}
        />
      ),
    },
    {
      name: 'キーボードで選ぶ',
      state: 'focus',
      note: 'Tabキーで1つずつ進み、スペースキーで選びます。',
      usage: '<CheckboxGroup name="kinds" label="…" choices={kinds} defaultValue={[]} />',
      render: () => (
        <CheckboxGroup
          name="checkbox-focus"
          label="お問い合わせの種類"
          choices={kinds.slice(0, 2)}
          defaultValue={[]}
        />
      ),
    },
    {
      name: '選べないとき',
      state: 'disabled',
      usage: '<CheckboxGroup … choices={[{ value, label, disabled: true }]} />',
      render: () => (
        <CheckboxGroup
          name="checkbox-disabled"
          label="お問い合わせの種類"
          hint="送信した内容は変更できません。"
          choices={kinds.map((kind) => ({ ...kind, disabled: true }))}
          defaultValue={['1005']}
        />
      ),
    },
    {
      name: '選ばれていない',
      state: 'error',
      usage: '<CheckboxGroup … error={errors.kinds} />',
      render: () => (
        <CheckboxGroup
          name="checkbox-error"
          label="お問い合わせの種類"
          need="required"
          error="お問い合わせの種類を1つ以上選択してください。"
          choices={kinds}
          defaultValue={[]}
        />
      ),
    },
    {
      name: '狭い枠と長い答え',
      state: 'narrow',
      also: 'long',
      usage: '<CheckboxGroup … hint="…" />',
      render: () => (
        <CheckboxGroup
          name="checkbox-narrow"
          label="サービス・設備"
          hint="すべてを実施している園だけが見つかります。"
          choices={[
            { value: 'a', label: '一時預かり（保護者の方の通院や、ご家族の看護のときなど）' },
            { value: 'b', label: '病児・病後児保育' },
            { value: 'c', label: '延長保育' },
          ]}
          defaultValue={['b']}
        />
      ),
    },
  ],
};

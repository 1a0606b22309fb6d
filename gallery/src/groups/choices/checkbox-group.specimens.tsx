import { CheckboxGroup } from '@enerabi/shared/ui';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

const kinds = [
  { value: '1001', label: '施設見学のお申し込み・ご相談' },
  { value: '1005', label: '空き状況のお問い合わせ' },
  { value: '1006', label: '一時預かりのご相談' },
  { value: '9999', label: '施設へのお問い合わせ' },
];

const services = [
  { value: 'a', label: '一時預かり（保護者の方の通院や、ご家族の看護のときなど）' },
  { value: 'b', label: '病児・病後児保育' },
  { value: 'c', label: '延長保育' },
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
      render: () => (
        <CheckboxGroup
          name="kinds"
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
      render: () => (
        <CheckboxGroup
          name="kinds"
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
      render: () => (
        <CheckboxGroup
          name="kinds"
          label="お問い合わせの種類"
          choices={kinds.slice(0, 2)}
          defaultValue={[]}
        />
      ),
    },
    {
      name: '選べないとき',
      state: 'disabled',
      render: () => (
        <CheckboxGroup
          name="kinds"
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
      render: () => (
        <CheckboxGroup
          name="kinds"
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
      render: () => (
        <CheckboxGroup
          name="services"
          label="サービス・設備"
          hint="すべてを実施している園だけが見つかります。"
          choices={services}
          defaultValue={['b']}
        />
      ),
    },
  ],
};

import { SelectField } from '@enerabi/shared/ui';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

const options = ['東京都', '神奈川県', '山口県'].map((name) => <option key={name}>{name}</option>);

export const specimens: SpecimenSheet = {
  title: 'プルダウン',
  kind: 'control',
  components: ['SelectField'],
  purpose: '7つ以上の答えから1つを選ぶときに使います。少ないときはラジオボタンにします。',
  specimens: [
    {
      name: '都道府県',
      state: 'default',
      render: () => (
        <SelectField name="area" label="都道府県" need="required">
          <option value="">選択してください</option>
          {options}
        </SelectField>
      ),
    },
    {
      name: 'マウスを重ねる',
      state: 'hover',
      note: 'マウスを重ねると、枠の色が濃くなります。',
      render: () => (
        <SelectField name="area" label="都道府県">
          {options}
        </SelectField>
      ),
    },
    {
      name: 'キーボードで選ぶ',
      state: 'focus',
      note: 'Tabキーで選び、上下の矢印キーで答えを変えます。',
      render: () => (
        <SelectField name="area" label="都道府県">
          {options}
        </SelectField>
      ),
    },
    {
      name: '誤りのある欄',
      state: 'error',
      render: () => (
        <SelectField name="area" label="都道府県" need="required" error="都道府県を選択してください。">
          <option value="">選択してください</option>
          {options}
        </SelectField>
      ),
    },
    {
      name: '使えない欄',
      state: 'disabled',
      render: () => (
        <SelectField name="city" label="市区町村" disabled>
          <option>先に都道府県を選択してください</option>
        </SelectField>
      ),
    },
    {
      name: '狭い枠と長い答え',
      state: 'narrow',
      also: 'long',
      render: () => (
        <SelectField name="kind" label="施設の種類">
          <option>地域型保育事業（家庭的保育・小規模保育・事業所内保育・居宅訪問型保育）</option>
        </SelectField>
      ),
    },
  ],
};

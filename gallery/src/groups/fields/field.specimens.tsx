import {
  Button,
  ErrorMessage,
  enterValue,
  Field,
  FieldGroup,
  FormScope,
  SelectField,
  TextField,
  useFieldParts,
} from '@enerabi/shared/ui';
import { type ComponentProps, useRef } from 'react';
import type { SpecimenSheet } from '../../specimen/specimen.ts';
import { Stack } from '../../specimen/stack.tsx';

const hours = [9, 10, 11, 12].map((hour) => <option key={hour}>{hour}:00</option>);
const stations = ['周防花岡', '下松', '徳山'].map((name) => <option key={name}>{name}</option>);

export const specimens: SpecimenSheet = {
  title: 'チームが作る入力欄',
  kind: 'control',
  components: ['Field', 'FieldGroup', 'FormScope', 'ErrorMessage', 'useFieldParts', 'enterValue'],
  purpose: 'この一式にない入力欄を、ほかの欄と同じ名前、補足、誤りの見せ方で作るときに使います。',
  specimens: [
    {
      name: '候補の出る欄',
      state: 'default',
      note: '書き始めると、候補が出ます。',
      render: () => <StationField name="station" label="最寄り駅" hint="例：周防花岡" />,
    },
    {
      name: 'いくつかの欄からなる問い',
      state: 'default',
      note: '読み上げでは「ご希望の時間」が先に聞こえます。',
      render: () => (
        <FieldGroup name="hours" label="ご希望の時間" need="required">
          <SelectField name="from" label="開始">
            {hours}
          </SelectField>
          <SelectField name="to" label="終了">
            {hours}
          </SelectField>
        </FieldGroup>
      ),
    },
    {
      name: '同じ名前の欄が2つあるページ',
      state: 'default',
      note: 'どちらの項目名も、自分のフォームの欄を選びます。',
      render: () => (
        <Stack>
          <TextField name="station" label="最寄り駅（ページの中）" />
          <FormScope value="filter">
            <TextField name="station" label="最寄り駅（ドロワーの中）" />
          </FormScope>
        </Stack>
      ),
    },
    {
      name: '後から書き込む',
      state: 'default',
      note: '「会員情報を使う」を押すと、書いたときと同じように欄に入ります。',
      render: () => <Filled />,
    },
    {
      name: 'マウスを重ねる',
      state: 'hover',
      note: 'マウスを重ねると、枠の色が濃くなります。',
      render: () => <StationField name="station" label="最寄り駅" />,
    },
    {
      name: 'キーボードで選ぶ',
      state: 'focus',
      note: 'Tabキーでも、クリックでも、選んだ欄が囲まれます。',
      render: () => <StationField name="station" label="最寄り駅" />,
    },
    {
      name: '誤りのある欄',
      state: 'error',
      render: () => (
        <StationField
          name="station"
          label="最寄り駅"
          need="required"
          error="最寄り駅を候補から選択してください。"
          defaultValue="花"
        />
      ),
    },
    {
      name: '欄のない誤り',
      state: 'error',
      note: '1つの欄のものではない誤りは、言葉だけを出します。',
      render: () => <ErrorMessage>ご希望の時間には、空いている枠がありません。</ErrorMessage>,
    },
    {
      name: '書き込めないとき',
      state: 'disabled',
      render: () => <StationField name="station" label="最寄り駅" defaultValue="周防花岡" disabled />,
    },
    {
      name: '狭い枠と長い項目名',
      state: 'narrow',
      also: 'long',
      render: () => (
        <StationField
          name="station"
          label="保護者の方が通勤で毎日お使いになる駅のうち、お住まいから最も近い駅"
          need="optional"
          hint="乗り換えの駅ではなく、はじめに乗る駅をご記入ください。"
        />
      ),
    },
  ],
};

type StationFieldProps = Omit<ComponentProps<typeof TextField>, 'width' | 'prefix' | 'suffix' | 'beside'>;

function StationField(props: StationFieldProps) {
  const { frame, control } = useFieldParts(props);
  const list = `${control.id}-stations`;
  return (
    <Field {...frame}>
      <input {...control} list={list} />
      <datalist id={list}>{stations}</datalist>
    </Field>
  );
}

function Filled() {
  const field = useRef<HTMLInputElement>(null);
  const fill = () => {
    if (field.current?.value === '') enterValue(field.current, '花岡 花子');
  };
  return (
    <Stack>
      <TextField ref={field} name="name" label="お名前" />
      <p>
        <Button kind="secondary" onClick={fill}>
          会員情報を使う
        </Button>
      </p>
    </Stack>
  );
}

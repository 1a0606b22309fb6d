import { PostalCodeField, TextField } from '@enerabi/shared/ui';
import type { ComponentProps } from 'react';
import type { SpecimenSheet } from '../../specimen/specimen.ts';
import { Stack } from '../../specimen/stack.tsx';

export const specimens: SpecimenSheet = {
  title: '郵便番号と住所',
  kind: 'control',
  components: ['PostalCodeField'],
  purpose: '郵便番号から住所を書き込みます。番号をサイトの外へは送りません。',
  specimens: [
    {
      name: '住所を書き込む',
      state: 'default',
      note: '「7440024」と書いて「住所を自動入力」を押すと、下の欄に住所が入ります。',
      usage:
        '<PostalCodeField\n  name="postal_code"\n  fields={{ prefecture: "prefecture", municipality: "city", town: "address" }}\n/>',
      render: () => <AddressForm name="address-default" />,
    },
    {
      name: 'マウスを重ねる',
      state: 'hover',
      note: '欄にマウスを重ねると枠の色が濃くなり、ボタンに重ねると地が淡い緑になります。',
      usage: '<PostalCodeField name="postal_code" fields={names} />',
      render: () => <AddressForm name="address-hover" />,
    },
    {
      name: 'キーボードで選ぶ',
      state: 'focus',
      note: 'Tabキーで、番号、「住所を自動入力」、住所の順に選ばれます。',
      usage: '<PostalCodeField name="postal_code" fields={names} />',
      render: () => <AddressForm name="address-focus" />,
    },
    {
      name: '調べているところ',
      state: 'loading',
      note: 'ボタンを押すと3秒間「検索中…」になり、続けては押せません。その間に番号を書き換えると、前の番号の住所は入りません。',
      usage: '<PostalCodeField name="postal_code" fields={names} />',
      render: () => <AddressForm name="address-loading" defaultValue="744-0024" find={slowly} />,
    },
    {
      name: '置き換えるかを尋ねる',
      state: 'default',
      note: 'ボタンを押すと、書きかけの住所を置き換えてよいかを尋ねます。答えるまでは、何も変わりません。',
      usage: '<PostalCodeField name="postal_code" fields={names} />',
      render: () => (
        <AddressForm name="address-asking" defaultValue="744-0024" find={hanaoka} town="西豊井 2-14" />
      ),
    },
    {
      name: '見つからないとき',
      state: 'error',
      also: 'long',
      note: 'ボタンを押すと、番号を確かめるか住所を書くように案内します。新しい番号や会社の番号かもしれないので、誤りとは言いません。',
      usage: '<PostalCodeField name="postal_code" fields={names} />',
      render: () => (
        <AddressForm name="address-unknown" defaultValue="999-9999" find={async () => undefined} />
      ),
    },
    {
      name: '調べられないとき',
      state: 'error',
      note: '通信が途切れたときなどに出ます。ボタンを押すと確かめられます。',
      usage: '<PostalCodeField name="postal_code" fields={names} />',
      render: () => <AddressForm name="address-unavailable" defaultValue="744-0024" find={unavailable} />,
    },
    {
      name: '誤りのある欄',
      state: 'error',
      usage: '<PostalCodeField … error={errors.postal_code} />',
      render: () => (
        <AddressForm name="address-error" error="郵便番号は7桁の数字で入力してください。例：100-0001" />
      ),
    },
    {
      name: '書き込めないとき',
      state: 'disabled',
      usage: '<PostalCodeField name="postal_code" fields={names} disabled />',
      render: () => <AddressForm name="address-disabled" defaultValue="744-0024" disabled />,
    },
    {
      name: '狭い枠',
      state: 'narrow',
      usage: '<PostalCodeField name="postal_code" fields={names} />',
      render: () => <AddressForm name="address-narrow" />,
    },
  ],
};

type Find = NonNullable<ComponentProps<typeof PostalCodeField>['find']>;

const hanaoka: Find = async () => ({ prefecture: '山口県', municipality: '下松市', town: '花岡' });

const slowly: Find = async (postalCode) => {
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  return hanaoka(postalCode);
};

const unavailable: Find = async () => {
  throw new Error('The gallery looks nothing up');
};

interface AddressFormProps {
  name: string;
  defaultValue?: string;
  town?: string;
  error?: string;
  disabled?: boolean;
  find?: Find;
}

function AddressForm({ name, town, ...rest }: AddressFormProps) {
  const fields = {
    prefecture: `${name}-prefecture`,
    municipality: `${name}-municipality`,
    town: `${name}-town`,
  };
  const { disabled } = rest;
  return (
    <Stack>
      <PostalCodeField {...rest} name={`${name}-code`} fields={fields} />
      <TextField name={fields.prefecture} label="都道府県" disabled={disabled} />
      <TextField name={fields.municipality} label="市区町村" disabled={disabled} />
      <TextField name={fields.town} label="町名・番地" defaultValue={town} disabled={disabled} />
    </Stack>
  );
}

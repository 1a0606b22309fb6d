import { type Address, PostalCodeField, TextField } from '@enerabi/shared/ui';
import { useRef } from 'react';
import type { SpecimenSheet } from '../../specimen/specimen.ts';
import { Stack } from '../../specimen/stack.tsx';

export const specimens: SpecimenSheet = {
  title: '郵便番号と住所',
  components: ['PostalCodeField'],
  purpose: '郵便番号から住所を書き込みます。番号をサイトの外へは送りません。',
  specimens: [
    {
      name: '住所を書き込む',
      state: 'default',
      note: '「7440024」と書いて「住所を自動入力」を押すと、下の欄に住所が入ります。書きかけの住所は、尋ねてから置き換えます。',
      usage: '<PostalCodeField\n  name="postal_code"\n  present={presentAddress} onFill={writeAddress}\n/>',
      render: () => <AddressFields name="address-default" />,
    },
    {
      name: '調べているところ',
      state: 'loading',
      note: '「7440024」と書いてボタンを押すと、住所が見つかるまで「検索中…」になり、続けては押せません。その間に番号を書き換えると、前の番号の住所は入りません。',
      usage: '<PostalCodeField name="postal_code" … />',
      render: () => <AddressFields name="address-loading" />,
    },
    {
      name: '書き込めないとき',
      state: 'disabled',
      usage: '<PostalCodeField name="postal_code" … disabled />',
      render: () => <AddressFields name="address-disabled" disabled />,
    },
    {
      name: '誤りのある欄',
      state: 'error',
      usage: '<PostalCodeField … error={errors.postal_code} />',
      render: () => <AddressFields name="address-error" error="郵便番号を7桁の数字で入力してください。" />,
    },
    {
      name: '狭い画面',
      state: 'narrow',
      usage: '<PostalCodeField name="postal_code" … />',
      render: () => <AddressFields name="address-narrow" />,
    },
  ],
};

const parts = ['prefecture', 'municipality', 'town'] as const;
const labels: Record<keyof Address, string> = {
  prefecture: '都道府県',
  municipality: '市区町村',
  town: '町名・番地',
};

interface AddressFieldsProps {
  name: string;
  error?: string;
  disabled?: boolean;
}

function AddressFields({ name, error, disabled }: AddressFieldsProps) {
  const box = useRef<HTMLDivElement>(null);
  const field = (part: keyof Address) =>
    box.current?.querySelector<HTMLInputElement>(`[name="${name}-${part}"]`);
  const present = (): Address => ({
    prefecture: field('prefecture')?.value ?? '',
    municipality: field('municipality')?.value ?? '',
    town: field('town')?.value ?? '',
  });
  const fill = (address: Address) => {
    for (const part of parts) {
      const input = field(part);
      if (input) input.value = address[part];
    }
  };
  return (
    <Stack ref={box}>
      <PostalCodeField
        name={`${name}-code`}
        error={error}
        disabled={disabled}
        present={present}
        onFill={fill}
      />
      {parts.map((part) => (
        <TextField key={part} name={`${name}-${part}`} label={labels[part]} disabled={disabled} />
      ))}
    </Stack>
  );
}

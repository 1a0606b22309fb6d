import { PostalCodeField, TextField } from '@enerabi/shared/ui';
import type { ComponentProps, ReactNode } from 'react';
import type { SpecimenSheet } from '../../specimen/specimen.ts';
import { Stack } from '../../specimen/stack.tsx';

const names = { prefecture: 'prefecture', municipality: 'city', town: 'address' };

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
      render: () => (
        <Address>
          <PostalCodeField name="postal_code" fields={names} />
        </Address>
      ),
    },
    {
      name: 'マウスを重ねる',
      state: 'hover',
      note: '欄にマウスを重ねると枠の色が濃くなり、ボタンに重ねると地が淡い緑になります。',
      render: () => (
        <Address>
          <PostalCodeField name="postal_code" fields={names} />
        </Address>
      ),
    },
    {
      name: 'キーボードで選ぶ',
      state: 'focus',
      note: 'Tabキーで、番号、「住所を自動入力」、住所の順に選ばれます。',
      render: () => (
        <Address>
          <PostalCodeField name="postal_code" fields={names} />
        </Address>
      ),
    },
    {
      name: '調べているところ',
      state: 'loading',
      note: 'ボタンを押すと3秒間「検索中…」になり、続けては押せません。その間に番号を書き換えると、前の番号の住所は入りません。',
      render: () => (
        <Address>
          <PostalCodeField name="postal_code" fields={names} defaultValue="744-0024" find={slowly} />
        </Address>
      ),
    },
    {
      name: '置き換えるかを尋ねる',
      state: 'default',
      note: 'ボタンを押すと、書きかけの住所を置き換えてよいかを尋ねます。答えるまでは、何も変わりません。',
      render: () => (
        <Address town="西豊井 2-14">
          <PostalCodeField name="postal_code" fields={names} defaultValue="744-0024" find={hanaoka} />
        </Address>
      ),
    },
    {
      name: '見つからないとき',
      state: 'error',
      also: 'long',
      note: 'ボタンを押すと、番号を確かめるか住所を書くように案内します。新しい番号や会社の番号かもしれないので、誤りとは言いません。',
      render: () => (
        <Address>
          <PostalCodeField
            name="postal_code"
            fields={names}
            defaultValue="999-9999"
            find={async () => undefined}
          />
        </Address>
      ),
    },
    {
      name: '調べられないとき',
      state: 'error',
      note: '通信が途切れたときなどに出ます。ボタンを押すと確かめられます。',
      render: () => (
        <Address>
          <PostalCodeField name="postal_code" fields={names} defaultValue="744-0024" find={unavailable} />
        </Address>
      ),
    },
    {
      name: '誤りのある欄',
      state: 'error',
      render: () => (
        <Address>
          <PostalCodeField
            name="postal_code"
            fields={names}
            error="郵便番号は7桁の数字で入力してください。例：100-0001"
          />
        </Address>
      ),
    },
    {
      name: '書き込めないとき',
      state: 'disabled',
      render: () => (
        <Address disabled>
          <PostalCodeField name="postal_code" fields={names} defaultValue="744-0024" disabled />
        </Address>
      ),
    },
    {
      name: '狭い枠',
      state: 'narrow',
      render: () => (
        <Address>
          <PostalCodeField name="postal_code" fields={names} />
        </Address>
      ),
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

interface AddressProps {
  children: ReactNode;
  town?: string;
  disabled?: boolean;
}

/** A form of a postal code and the fields that it fills in. */
const Address = ({ children, town, disabled }: AddressProps) => (
  <form>
    <Stack>
      {children}
      <TextField name={names.prefecture} label="都道府県" disabled={disabled} />
      <TextField name={names.municipality} label="市区町村" disabled={disabled} />
      <TextField name={names.town} label="町名・番地" defaultValue={town} disabled={disabled} />
    </Stack>
  </form>
);

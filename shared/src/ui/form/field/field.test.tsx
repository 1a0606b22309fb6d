import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef, type InputHTMLAttributes } from 'react';
import { CheckboxField } from '../choice/checkbox-field.tsx';
import { PhoneField } from '../phone/phone-field.tsx';
import { SelectField } from '../select/select-field.tsx';
import { TextArea } from '../text/text-area.tsx';
import { TextField } from '../text/text-field.tsx';
import { Field, type FieldFrame, FormScope } from './field.tsx';
import { useFieldParts } from './use-field-parts.ts';

function StationField(props: FieldFrame & InputHTMLAttributes<HTMLInputElement>) {
  const { frame, control } = useFieldParts(props, 'lines');
  return (
    <Field {...frame}>
      <input {...control} role="combobox" aria-expanded={false} aria-controls="stations" />
      <p id={`${control.id}-lines`}>JR・私鉄・地下鉄</p>
    </Field>
  );
}

describe('a field that a team builds', () => {
  it('has its label, its hint, its error and what else it names, and says that it is required (R5.3)', () => {
    render(
      <StationField
        name="station"
        label="最寄り駅"
        need="required"
        hint="例：渋谷"
        error="駅名を入力してください。"
        autoComplete="off"
      />,
    );
    const station = screen.getByRole('combobox', { name: '最寄り駅 必須' });
    expect(station).toHaveAccessibleDescription('例：渋谷 駅名を入力してください。 JR・私鉄・地下鉄');
    expect(station).toBeInvalid();
    expect(station).toBeRequired();
    expect(station).toHaveAttribute('autocomplete', 'off');
    expect(station).toHaveAttribute('id', 'field-station');
  });
});

describe('two forms of one page with a field of the same name', () => {
  it('lead from each label and hint to their own, in a scope', async () => {
    const form = (name: string) => (
      <form aria-label={name}>
        <TextField name="keyword" label="キーワード" hint={`${name}の言葉`} suffix="で" />
      </form>
    );
    render(
      <>
        {form('検索')}
        <FormScope value="filter">{form('絞り込み')}</FormScope>
      </>,
    );
    for (const name of ['検索', '絞り込み']) {
      const own = within(screen.getByRole('form', { name }));
      const box = own.getByRole('textbox', { name: 'キーワード' });
      expect(box).toHaveAccessibleDescription(`${name}の言葉 で`);
      await userEvent.click(own.getByText('キーワード'));
      expect(box).toHaveFocus();
    }
  });
});

describe('a control', () => {
  it('is also described by what its page says it is', () => {
    render(
      <>
        <p id="rules">会員の方のみ</p>
        <TextField name="a" label="会員番号" hint="7桁の数字" aria-describedby="rules" />
        <CheckboxField name="b" label="同意する" error="同意が必要です。" aria-describedby="rules" />
      </>,
    );
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('7桁の数字 会員の方のみ');
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('同意が必要です。 会員の方のみ');
  });

  it('is given to its page by its ref', () => {
    const text = createRef<HTMLInputElement>();
    const phone = createRef<HTMLInputElement>();
    const area = createRef<HTMLTextAreaElement>();
    const select = createRef<HTMLSelectElement>();
    const box = createRef<HTMLInputElement>();
    render(
      <>
        <TextField name="text" label="お名前" ref={text} />
        <PhoneField name="phone" label="電話番号" ref={phone} />
        <TextArea name="area" label="内容" ref={area} />
        <SelectField name="select" label="都道府県" ref={select}>
          <option>東京都</option>
        </SelectField>
        <CheckboxField name="box" label="同意する" ref={box} />
      </>,
    );
    for (const { current } of [text, phone, area, select, box])
      expect(current).toBe(screen.getByLabelText(current?.labels?.[0]?.textContent ?? ''));
  });
});

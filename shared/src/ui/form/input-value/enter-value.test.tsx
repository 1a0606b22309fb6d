import { expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { DateSelects } from '../date/date-selects.tsx';
import { NamePair } from '../name/name-pair.tsx';
import { SelectField } from '../select/select-field.tsx';
import { TextArea } from '../text/text-area.tsx';
import { TextField } from '../text/text-field.tsx';
import { enterValue } from './enter-value.ts';

const enter = (control: HTMLElement, value: string) =>
  act(() => enterValue(control as HTMLInputElement, value));

it('a field that is filled in by code reports it to its page, once', () => {
  const result: string[] = [];
  function Page() {
    const [town, setTown] = useState('');
    const tell = (event: { target: { name: string; value: string } }) =>
      result.push(`${event.target.name}=${event.target.value}`);
    return (
      <>
        <TextField
          name="town"
          label="町名・番地"
          value={town}
          onChange={(event) => {
            tell(event);
            setTown(event.target.value);
          }}
        />
        <TextArea name="content" label="内容" maximum={100} onChange={tell} />
        <SelectField name="area" label="都道府県" onChange={tell}>
          <option value="">選択してください</option>
          <option value="13">東京都</option>
        </SelectField>
        <NamePair family={{ name: 'last_name', onChange: tell }} given={{ name: 'first_name' }} />
        <DateSelects
          name="birthday"
          label="生年月日"
          years={[2024]}
          onChange={(date) => result.push(`birthday=${date}`)}
        />
      </>
    );
  }
  render(<Page />);
  enter(screen.getByRole('textbox', { name: '町名・番地' }), '千代田1-1');
  expect(screen.getByRole('textbox', { name: '町名・番地' })).toHaveValue('千代田1-1');
  enter(screen.getByRole('textbox', { name: '内容' }), '見学');
  expect(screen.getByText('2 / 100文字')).toBeInTheDocument();
  enter(screen.getByRole('combobox', { name: '都道府県' }), '13');
  enter(screen.getByRole('textbox', { name: '姓' }), '山田');
  expect(result).toEqual(['town=千代田1-1', 'content=見学', 'area=13', 'last_name=山田']);
  enter(screen.getByRole('combobox', { name: '年' }), '2024');
  enter(screen.getByRole('combobox', { name: '月' }), '4');
  enter(screen.getByRole('combobox', { name: '日' }), '1');
  expect(result.slice(4)).toEqual(['birthday=', 'birthday=', 'birthday=2024-04-01']);
});

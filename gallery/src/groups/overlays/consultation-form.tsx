import { CheckboxGroup, RadioGroup, SelectField, TextArea, TextField } from '@enerabi/shared/ui';
import { Stack } from '../../specimen/stack.tsx';

const topics = ['空き状況', '見学の日時', '一時預かり', '入園の手続き'].map((label) => ({
  value: label,
  label,
}));
const replies = [
  { value: 'mail', label: 'メール', hint: 'お返事まで2日から3日かかります' },
  { value: 'phone', label: '電話', hint: '平日の9時から17時までのあいだにおかけします' },
];

/** A form with each kind of control, higher than a window. */
export const consultationForm = (
  <form>
    <Stack>
      <SelectField name="class" label="お子さまのクラス" need="required">
        <option value="">選択してください</option>
        <option>0歳児クラス</option>
        <option>1歳児クラス</option>
      </SelectField>
      <CheckboxGroup name="topics" label="ご相談の内容" choices={topics} defaultValue={[]} />
      <RadioGroup name="reply" label="お返事の方法" layout="cards" choices={replies} defaultValue="mail" />
      <TextField name="mailaddress" label="メールアドレス" type="email" />
      <TextArea name="words" label="くわしい内容" maximum={500} />
    </Stack>
  </form>
);

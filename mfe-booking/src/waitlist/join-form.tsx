import {
  FormSection,
  FormSheet,
  fieldErrors,
  MailaddressField,
  RefusalSummary,
  useRememberedChild,
} from '@enerabi/shared/form';
import { useActionData, useLoaderData } from '@enerabi/shared/kernel';
import {
  classesText,
  DateSelects,
  MonthSelects,
  RadioGroup,
  SubmitButton,
  timeText,
  yearsBetween,
} from '@enerabi/shared/ui';
import { slotParameterOf } from '../slots/slot-time.ts';
import type { WaitlistJoinReply } from './waitlist-join.action.ts';
import { copy, failures, messages } from './waitlist-join.copy.ts';
import type { WaitlistJoinData } from './waitlist-join.loader.ts';
import { wishField } from './wish.ts';

/** What is waited for, and where to write; the child only where visits are for certain classes. */
export function JoinForm() {
  const { full, canWaitForDay, day, mailaddress, today } = useLoaderData<WaitlistJoinData>();
  const reply = useActionData<WaitlistJoinReply>();
  const { errors, errorOf } = fieldErrors(reply?.errors ?? [], messages);
  const hasClasses = full.some(({ child_class_ids }) => child_class_ids.length > 0);
  useRememberedChild(!reply && hasClasses, 'select[name="child_birthday_');
  const year = Number(today.slice(0, 4));
  const choices = full.map(({ starts_at, ends_at, child_class_ids }) => ({
    value: slotParameterOf(starts_at),
    label: [
      `${timeText(starts_at.slice(11, 16))}〜${timeText(ends_at.slice(11, 16))}`,
      ...(child_class_ids.length > 0 ? [copy.classes(classesText(child_class_ids))] : []),
    ].join('　'),
  }));
  const all = canWaitForDay ? [...choices, { value: day, label: copy.anyTime }] : choices;
  const only = all.length === 1 ? all[0]?.value : undefined;
  return (
    <>
      <RefusalSummary reply={reply} errors={errors} failures={failures} />
      <FormSheet>
        <RadioGroup
          name={wishField}
          label={copy.wish}
          need="required"
          choices={all}
          defaultValue={reply?.typed.wish ?? only ?? ''}
          error={errorOf(wishField)}
        />
        <MailaddressField
          need="required"
          isOther
          typed={reply?.typed.mailaddress ?? mailaddress}
          error={errorOf('mailaddress')}
        />
        {hasClasses && (
          <FormSection title={copy.child.title} lead={copy.child.lead}>
            <DateSelects
              name="child_birthday"
              label={copy.child.birthday}
              years={yearsBetween(year + 1, year - 7)}
              defaultValue={reply?.typed.birthday ?? ''}
              error={errorOf('child_birthday')}
            />
            <MonthSelects
              name="desired_admission_date"
              label={copy.child.admission}
              need="optional"
              years={yearsBetween(year, year + 3)}
              defaultValue={reply?.typed.month ?? ''}
              error={errorOf('desired_admission_date')}
            />
          </FormSection>
        )}
        <SubmitButton pendingLabel={copy.pending}>{copy.submit}</SubmitButton>
      </FormSheet>
    </>
  );
}

import { facilityByPath } from '@enerabi/shared/client';
import { joinWaitlist } from '@enerabi/shared/contract';
import { fieldCodes, preloadTyped, type Refusal, readTyped, sendForm } from '@enerabi/shared/form';
import { data, type LoaderArgs, redirect } from '@enerabi/shared/kernel';
import { chosenInForm, dateFromForm, monthFromForm } from '@enerabi/shared/ui';
import { dayParameter, startsAtOf } from '../slots/slot-time.ts';
import { wishField } from './wish.ts';

/** With the text as it was typed. */
export interface WaitlistJoinReply extends Refusal {
  typed: { wish: string; mailaddress: string; birthday: string; month: string };
}

export const preload = () => preloadTyped(joinWaitlist);

export const action = async (args: LoaderArgs) => {
  const form = await args.request.formData();
  const textOf = (name: string) => String(form.get(name) ?? '');
  const [wish, mailaddress] = [textOf(wishField), textOf('mailaddress')];
  const birthday = chosenInForm(form, 'child_birthday');
  const month = chosenInForm(form, 'desired_admission_date').replace(/-$/, '');
  const typed = { wish, mailaddress, birthday, month };
  const isIncomplete = birthday !== '' && dateFromForm(form, 'child_birthday') === '';
  const refuse = (refusal: Refusal, status: number) =>
    data<WaitlistJoinReply>({ ...refusal, typed }, { status });
  if (isIncomplete) return refuse({ errors: [{ name: 'child_birthday', code: 'incomplete' }] }, 422);
  const startsAt = startsAtOf(wish);
  const { facility_id } = await facilityByPath(args);
  const admission = monthFromForm(form, 'desired_admission_date');
  const body = {
    facility_id,
    mailaddress,
    child_birthday: birthday,
    desired_admission_date: admission && `${admission}-01`,
  };
  if (wish === '') {
    // Everything that is missing is named at once.
    const { issues } = await readTyped(joinWaitlist, { ...body, day: '2000-01-01' });
    return refuse({ errors: [{ name: wishField, code: 'required' }, ...fieldCodes(issues)] }, 422);
  }
  const sent = await sendForm(args, joinWaitlist, {
    ...body,
    ...(startsAt ? { desired_reservation_datetime: startsAt } : { day: wish }),
  });
  if (!sent.isDone) return refuse(sent.refusal, sent.status);
  const { pathname, searchParams } = new URL(args.request.url);
  const day = searchParams.get(dayParameter) ?? '';
  return redirect(`${pathname}?${new URLSearchParams({ [dayParameter]: day, done: 'joined' })}`);
};

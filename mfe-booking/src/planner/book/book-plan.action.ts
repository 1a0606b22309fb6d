import { dayInJapan } from '@enerabi/shared/clock';
import { type BookedVisit, bookVisit, planVisits } from '@enerabi/shared/contract';
import { fieldCodes, type Refusal, readTyped, sendForm } from '@enerabi/shared/form';
import { api, data, type LoaderArgs } from '@enerabi/shared/kernel';
import { changeDraft, fieldAt, inputOf, unfinishedAnswers } from '../../steps/draft/booking-draft.rules.ts';
import type { BookingDraft } from '../../steps/draft/booking-draft.ts';
import { readDraft } from '../../steps/draft/booking-fields.ts';
import { birthdayFaults } from '../../steps/draft/booking-submission.ts';
import { wantedVisits } from './book-address.ts';

/** What became of one visit of a plan. */
export interface BookedPart {
  path_name: string;
  startsAt: string;
  booked?: BookedVisit;
  refusal?: Refusal;
}

/** A refused form with what was typed; or what became of each visit. */
export interface BookPlanReply extends Refusal {
  draft: BookingDraft;
  parts?: BookedPart[];
}

/**
 * Books each visit of a plan by itself, so that one that is gone does not keep the others from being booked. A repeat of
 * the same form books nothing twice.
 */
export const action = async (args: LoaderArgs) => {
  const form = await args.request.formData();
  const draft = readDraft(form);
  const reply = (refusal: Refusal, status: number, parts?: BookedPart[]) =>
    data<BookPlanReply>({ draft, ...refusal, ...(parts && { parts }) }, { status });
  const changed = changeDraft(draft, String(form.get('intent') ?? ''));
  if (changed) return data<BookPlanReply>({ draft: changed.draft, errors: [] });
  const wanted = wantedVisits(new URL(args.request.url).searchParams);
  const { facilities } = await args.context.get(api)(planVisits, {
    query: { path_names: wanted.map(({ path_name }) => path_name) },
    signal: args.request.signal,
  });
  const visits = wanted
    .flatMap(({ path_name, at }) => {
      const facility = facilities.find((one) => one.path_name === path_name);
      const startsAt = `${at.replace('T', ' ')}:00`;
      if (!facility) return [];
      const texts = { ...draft.texts, desired_reservation_datetime: startsAt };
      const body = inputOf({ ...draft, texts }, { facility: { ...facility, facility_number: null } });
      return [{ path_name, startsAt, body }];
    })
    .sort((one, other) => (one.startsAt < other.startsAt ? -1 : 1));
  const { issues } = await readTyped(bookVisit, visits[0]?.body);
  const errors = [
    ...fieldCodes(issues).map(({ name, code }) => ({ name: fieldAt(draft, name), code })),
    ...birthdayFaults(draft, dayInJapan(new Date())),
    ...unfinishedAnswers(draft),
  ];
  if (errors.length > 0) return reply({ errors }, 422);
  const parts: BookedPart[] = [];
  // One after the other: bookings of one family wait for each other anyway.
  for (const { path_name, startsAt, body } of visits) {
    const idempotencyKey = `${draft.message_key}.${path_name}.${startsAt.replace(/\D/g, '')}`;
    const sent = await sendForm(args, bookVisit, body, { idempotencyKey });
    parts.push({
      path_name,
      startsAt,
      ...(sent.isDone ? { booked: sent.reply } : { refusal: sent.refusal }),
    });
  }
  return reply({ errors: [] }, 200, parts);
};

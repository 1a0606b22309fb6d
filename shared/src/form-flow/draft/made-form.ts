/** What identifies one form, from its first answer until it is sent. */
export interface MadeForm {
  /** Sent as Idempotency-Key: the same as long as the form is the same. */
  message_key: string;
  /** When the form was opened, ISO 8601. */
  opened_at: string;
}

/** Makes what identifies one form: a key for repeats, and when it was opened. */
export const madeNow = (now: Date): MadeForm => ({
  message_key: crypto.randomUUID(),
  opened_at: now.toISOString(),
});

/** Full seconds that filling in took; 0 where the form does not say a time, or one to come. */
export function secondsOpen({ opened_at }: MadeForm, now: Date): number {
  const passed = Math.floor((now.getTime() - Date.parse(opened_at)) / 1_000);
  return Number.isFinite(passed) ? Math.max(0, passed) : 0;
}

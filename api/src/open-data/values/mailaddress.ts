import { type Reading, read, repaired, unread } from './reading.ts';

const address = /^[^\s<>()[\]"@,;:\\]+@(?:[a-z\d-]+\.)+[a-z]{2,}$/i;

/** A mail address, as published; of several the first one. Words instead of an address are left out. */
export function readMailaddress(text: string): Reading<string> {
  const written = text.normalize('NFKC').trim();
  if (address.test(written)) return read(written);
  const first = written.split(/[\s,;、]+/).find((word) => address.test(word));
  return first
    ? repaired(first, 'more than one address, or words beside it; the first taken')
    : unread('not a mail address; left empty');
}

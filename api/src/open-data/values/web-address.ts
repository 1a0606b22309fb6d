import { type Reading, read, repaired, unread } from './reading.ts';

const notOne = 'not a web address; left empty';

function readOne(address: string): Reading<string> {
  if (/^https?:\/\//i.test(address)) return URL.canParse(address) ? read(address) : unread(notOne);
  return /^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?:\/.*)?$/i.test(address)
    ? repaired(`https://${address}`, 'https:// put before it')
    : unread(notOne);
}

/**
 * A web address, as published; `https://` is added if it starts with a host name. A space in a path belongs to the
 * address (cities publish paths such as `/小規模保育所　園名/`) unless a second address or a remark follows it.
 */
export function readWebAddress(text: string): Reading<string> {
  const written = text.trim();
  const address = written.replace(/[\u203E\uFFE3]/g, '~');
  const reading = readAddress(address);
  return address !== written && reading.value && !reading.problem
    ? repaired(reading.value, 'an overline put right to ~, as Shift_JIS has it')
    : reading;
}

function readAddress(address: string): Reading<string> {
  const [first = '', ...rest] = address.split(/\s+/);
  if (rest.length === 0) return readOne(address);
  if (rest.some((word) => /^(?:https?:|www\.|[(（※])/i.test(word))) {
    const { value } = readOne(first);
    return value
      ? repaired(value, 'more than one address, or words beside it; the first taken')
      : unread(notOne);
  }
  const { value } = readOne(address.replace(/\s/g, encodeURIComponent));
  return value ? repaired(value, 'spaces in the address percent-encoded') : unread(notOne);
}

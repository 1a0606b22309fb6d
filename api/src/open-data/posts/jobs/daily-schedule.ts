import { readPlainText } from '../../values/plain-text.ts';
import { type Reading, read, unread } from '../../values/reading.ts';
import { readTime } from '../../values/time/time-of-day.ts';

interface Part {
  /** `HH:MM`. */
  time: string;
  text: string;
}

const mostParts = 40;
const mostCharacters = 200;

/** A day at work: `08:30 出勤／09:30 クラスの活動`, each part in a line of its own, or as JSON. */
export function readDailySchedule(text: string): Reading<readonly Part[]> {
  const written = text.startsWith('[') ? partsOfJson(text) : partsOfText(text);
  if (!written) return unread('not a list of objects with time and text');
  if (written.length > mostParts) return unread(`more than ${mostParts} parts of a day`);
  const parts = written.map(({ time, text: activity }) => ({
    time: readTime(time).value,
    text: readPlainText(activity).value,
  }));
  const faulty = parts.findIndex((part) => !part.time || !part.text || part.text.length > mostCharacters);
  if (faulty >= 0) return unread(`part ${faulty + 1} is not a time and what is done: 08:30 出勤／09:30 …`);
  return read(parts as Part[]);
}

const partsOfText = (text: string): Part[] =>
  text
    .split(/[／\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [, time = '', activity = ''] = /^(\S+)\s+(.+)$/s.exec(part) ?? [];
      return { time, text: activity };
    });

/** Undefined if it is not a list of them. */
function partsOfJson(text: string): Part[] | undefined {
  try {
    const parts = JSON.parse(text) as Partial<Part>[];
    const isList = parts.every((part) => typeof part?.time === 'string' && typeof part.text === 'string');
    return isList ? (parts as Part[]) : undefined;
  } catch {
    return undefined;
  }
}

import { mostPlannedFacilities } from '../constants/index.ts';

/** What a parent looks at on every visit, so that facilities can be compared. */
export const visitQuestions = ['staff', 'rooms', 'meals', 'commute', 'burden'] as const;
export type VisitQuestion = (typeof visitQuestions)[number];

export const visitMarks = ['good', 'fair', 'poor'] as const;
export type VisitMark = (typeof visitMarks)[number];

/** A parent's own notes on one facility. */
export interface VisitNote {
  marks: Readonly<Partial<Record<VisitQuestion, VisitMark>>>;
  text: string;
}

/** By path name. */
export type VisitNotes = Readonly<Record<string, VisitNote>>;

export const visitNoteMaxLength = 1_000;
/** Far more than anybody visits. */
const mostNotes = mostPlannedFacilities * 5;

export const emptyNote: VisitNote = { marks: {}, text: '' };

export const isEmptyNote = ({ marks, text }: VisitNote): boolean =>
  text.trim() === '' && Object.keys(marks).length === 0;

/** Reads what a browser has stored, which may be anything. */
export function visitNotesOf(stored: unknown): VisitNotes {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored)
      .filter(([name]) => /^[a-z0-9][a-z0-9_-]{0,119}$/.test(name))
      .map(([name, note]): [string, VisitNote] => [name, noteOf(note)])
      .filter(([, note]) => !isEmptyNote(note))
      .slice(-mostNotes),
  );
}

function noteOf(stored: unknown): VisitNote {
  const { marks, text } = (stored ?? {}) as { marks?: unknown; text?: unknown };
  const known = (marks ?? {}) as Record<string, unknown>;
  return {
    marks: Object.fromEntries(
      visitQuestions.flatMap((question) => {
        const mark = visitMarks.find((one) => one === known[question]);
        return mark ? [[question, mark]] : [];
      }),
    ),
    text: typeof text === 'string' ? text.slice(0, visitNoteMaxLength) : '',
  };
}

/** The notes with one of them changed; an empty one is dropped. */
export function withNote(notes: VisitNotes, name: string, note: VisitNote): VisitNotes {
  const { [name]: _before, ...others } = notes;
  return isEmptyNote(note) ? others : { ...others, [name]: note };
}

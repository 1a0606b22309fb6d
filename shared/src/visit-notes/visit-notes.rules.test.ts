import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { emptyNote, visitNotesOf, withNote } from './visit-notes.rules.ts';

it('takes whatever a browser has stored, and keeps what it understands', () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      const notes = visitNotesOf(stored);
      expect(visitNotesOf(JSON.parse(JSON.stringify(notes)))).toEqual(notes);
    }),
  );
  expect(
    visitNotesOf({
      hanaoka: { marks: { staff: 'good', rooms: 'great', other: 'good' }, text: '明るい園でした。' },
      empty: { marks: {}, text: ' ' },
      'no name': { text: 'x' },
    }),
  ).toEqual({ hanaoka: { marks: { staff: 'good' }, text: '明るい園でした。' } });
});

it('drops a note that was emptied', () => {
  const one = withNote({}, 'hanaoka', { marks: { staff: 'good' }, text: '' });
  expect(one).toEqual({ hanaoka: { marks: { staff: 'good' }, text: '' } });
  expect(withNote(one, 'hanaoka', emptyNote)).toEqual({});
});

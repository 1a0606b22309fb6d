import { Panel, PhoneLinks, ProperName, RadioGroup, TextArea } from '@enerabi/shared/ui';
import {
  emptyNote,
  keepVisitNotes,
  useVisitNotes,
  type VisitMark,
  type VisitNote,
  type VisitQuestion,
  visitMarkNames,
  visitMarks,
  visitNoteMaxLength,
  visitNotes,
  visitQuestionNames,
  visitQuestions,
  withNote,
} from '@enerabi/shared/visit-notes';
import { copy } from './visit-notes.copy.ts';
import type { VisitNotesData } from './visit-notes.loader.ts';
import styles from './visit-notes.module.css';

interface NoteFieldsProps {
  facility: VisitNotesData['facilities'][number];
}

const choices = visitMarks.map((mark) => ({
  value: mark,
  label: (
    <>
      <span aria-hidden="true">{visitMarkNames[mark].sign} </span>
      {visitMarkNames[mark].text}
    </>
  ),
}));

/** The questions for one facility, and what was noted; it is stored with each change. Printed, it is a sheet to fill in. */
export function NoteFields({ facility: { path_name, name, address, phone } }: NoteFieldsProps) {
  const notes = useVisitNotes();
  const note = notes?.[path_name] ?? emptyNote;
  const change = (next: (before: VisitNote) => VisitNote): void => {
    const all = visitNotes();
    keepVisitNotes(withNote(all, path_name, next(all[path_name] ?? emptyNote)));
  };
  const mark = (question: VisitQuestion) => (value: string) =>
    change((before) => ({ ...before, marks: { ...before.marks, [question]: value as VisitMark } }));
  return (
    <Panel
      as="section"
      padding="section"
      gap="5"
      className={styles.sheet}
      aria-labelledby={`note-${path_name} note-${path_name}-address`}
    >
      <h2 id={`note-${path_name}`}>
        <ProperName>{name}</ProperName>
      </h2>
      <p className={styles.note}>
        {/* Facilities of other towns have the same name. */}
        <span id={`note-${path_name}-address`}>{address}</span>
        {phone && <PhoneLinks phones={[phone]} />}
      </p>
      {/* What is stored is known after hydration alone. */}
      <div key={notes ? 'known' : 'unknown'} className={styles.fields}>
        {visitQuestions.map((question) => (
          <RadioGroup
            key={question}
            name={`${path_name}.${question}`}
            label={visitQuestionNames[question]}
            layout="inline"
            choices={choices}
            defaultValue={note.marks[question] ?? ''}
            onChange={mark(question)}
          />
        ))}
        <TextArea
          name={`${path_name}.text`}
          label={copy.text}
          hint={copy.textHint}
          rows={4}
          maximum={visitNoteMaxLength}
          defaultValue={note.text}
          onChange={({ currentTarget: { value } }) => change((before) => ({ ...before, text: value }))}
        />
      </div>
    </Panel>
  );
}

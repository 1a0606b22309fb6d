import type { Missing, Proposal, ProposedColumn } from './propose.ts';

const longestExample = 24;

const shortened = (text: string): string => {
  const line = text.replace(/\s*\n\s*/g, '⏎');
  return line.length > longestExample ? `${line.slice(0, longestExample)}…` : line;
};

const percent = (certainty: number): string => `${Math.round(Math.min(certainty, 0.99) * 100)} %`.padStart(5);

const columnLine = ({ field, header, certainty, examples, isSure }: ProposedColumn): string =>
  `  ${isSure ? ' ' : '?'}${percent(certainty)}  ${field.padEnd(20)} 「${header}」  ${examples.map(shortened).join(' | ')}`.trimEnd();

/** Sentences that name what is missing, and how to supply it. */
const missingLines: Record<Missing, string> = {
  name: 'no column is sure to hold the name of the facility; name it in a profile',
  id: 'no column identifies a facility; name one in a profile',
  municipality: 'which municipality it is of: --municipality "香川県高松市" or --municipality 372013',
  municipality_code: 'the code of the municipality, six digits: --municipality CODE',
  facility_type:
    'the kind of the facilities; all become その他 unless --facility-type "認可保育所" says it for all',
  address: 'addresses; only the municipality will be known',
  position: 'positions (緯度, 経度); maps and stations will not show its facilities',
};

/** The proposal as a table: certainty, field, column, examples; then what holds for the whole file. */
export function proposalText(proposal: Proposal, file: string): string {
  const { columns, id, municipality, facility_type, missing, unused } = proposal;
  const { header_row, header_rows } = proposal.file;
  const rows =
    header_rows > 1 ? `rows ${header_row - header_rows + 1} to ${header_row}` : `row ${header_row}`;
  const doubts = columns.some(({ isSure }) => !isSure);
  return [
    `${file} has no known layout. This is how it could be read, its columns named by ${rows}:`,
    '',
    '    sure  field                column and examples',
    ...columns.map(columnLine),
    '',
    ...(doubts ? ['  ? is not sure enough to be taken without a word'] : []),
    ...(id.length > 0 ? [`  known again by: ${id.map((header) => `「${header}」`).join(' and ')}`] : []),
    ...(municipality
      ? [
          `  municipality: ${municipality.name}${municipality.code ? ` (${municipality.code})` : ''}, by ${municipality.from}`,
        ]
      : []),
    ...(facility_type === null ? [] : [`  kind of all: ${facility_type}`]),
    ...missing.map((one) => `  missing: ${missingLines[one]}`),
    ...(unused.length > 0 ? [`  not used: ${unused.map((header) => `「${header}」`).join(' ')}`] : []),
  ].join('\n');
}

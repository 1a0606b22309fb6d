import type { ServiceId } from '@enerabi/shared/constants';
import type { Cells } from '../layout/cells.ts';
import type { Field } from '../layout/columns.ts';
import { isPlainCapacity } from '../values/capacity.ts';
import { hasParking } from '../values/parking.ts';
import { isPlainYesNo, readYesNo, readYesNoOrHours } from '../values/yes-no.ts';

/** The words of a cell that its value does not express; they go to the remarks, so that they are not lost. */
function wordsOf(cells: Cells, field: Field, label: string, isPlain: (text: string) => boolean): string[] {
  const text = cells.text(field);
  return text === '' || isPlain(text) ? [] : [`${label}：${text}`];
}

const serviceColumns: [Field, ServiceId, string][] = [
  ['temporary_care', 'temporary_care', '一時預かり'],
  ['sick_child_care', 'sick_child_care', '病児保育'],
  ['holiday_care', 'holiday_care', '休日保育'],
  ['night_care', 'night_care', '夜間保育'],
];

export function servicesOf(cells: Cells): ServiceId[] {
  const services = serviceColumns.flatMap(([field, service]) =>
    cells.read(field, readYesNo) ? [service] : [],
  );
  return [
    ...(cells.read('extended_care', readYesNoOrHours) ? (['extended_care'] as const) : []),
    ...services,
    ...(hasParking(cells.text('parking_note')) ? (['parking'] as const) : []),
  ];
}

/** 認可外保育施設指導監督基準を満たす旨の証明書: unlicensed nurseries that meet the standards have one. */
const certificateOf = (cells: Cells): string =>
  cells.read('supervision_certificate', readYesNo)
    ? '認可外保育施設指導監督基準を満たす旨の証明書が交付されています。'
    : '';

const isPlainHours = (text: string): boolean => isPlainYesNo(text) || /^\d$/.test(text);

export const remarksOf = (cells: Cells): string | null =>
  [
    cells.text('remarks'),
    certificateOf(cells),
    ...wordsOf(cells, 'capacity', '定員', isPlainCapacity),
    ...wordsOf(cells, 'extended_care', '延長保育', isPlainHours),
    ...serviceColumns.flatMap(([field, , label]) => wordsOf(cells, field, label, isPlainYesNo)),
    ...wordsOf(cells, 'supervision_certificate', '指導監督基準を満たす旨の証明書', isPlainYesNo),
  ]
    .filter((text) => text !== '')
    .join('\n') || null;

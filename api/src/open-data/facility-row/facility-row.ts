import type { Source } from '@enerabi/shared/contract';
import type { FacilityRecord } from '@enerabi/shared/server/records';
import { Cells } from '../layout/cells.ts';
import type { Field } from '../layout/columns.ts';
import type { Layout } from '../layout/layout.ts';
import type { Problems } from '../report/problems.ts';
import type { Row } from '../source-file/row.ts';
import { readCapacity } from '../values/capacity.ts';
import { readCorporationNumber } from '../values/corporation-number.ts';
import { readMailaddress } from '../values/mailaddress.ts';
import { readKana, readName } from '../values/name.ts';
import { readPhones } from '../values/phone.ts';
import { readMunicipalityCode } from '../values/place/municipality-code.ts';
import { readPlainText } from '../values/plain-text.ts';
import { readDate } from '../values/time/calendar-date.ts';
import { readWebAddress } from '../values/web-address.ts';
import { agesOf } from './ages.ts';
import { remarksOf, servicesOf } from './care.ts';
import { importedPathName, importId } from './identity.ts';
import { kindOf } from './kind.ts';
import { openingOf } from './opening-hours.ts';
import { type Publisher, placeOf, prefectureNameOf } from './place.ts';

/** Context of every row of a file. */
export interface FileContext {
  layout: Layout;
  problems: Problems;
  /** The municipality that a profile names; otherwise each row names its own. */
  publisher: Publisher | null;
  idPrefix: string;
  /** The kind of every facility, in the profile's words. */
  facilityType?: string | undefined;
  /** Parts of the source given by a profile or an option. */
  source: Partial<Pick<Source, 'name' | 'url' | 'licence' | 'as_of'>>;
}

export type RowResult = { record: FacilityRecord } | { skip: string; isEmpty?: true };

function publisherOf(cells: Cells, { publisher, layout }: FileContext): Publisher | { skip: string } {
  const name = cells.text('publisher_name') || cells.text('prefecture') + cells.text('municipality');
  if (publisher) return publisher;
  const text = cells.text('municipality_code');
  if (text === '') return { skip: `no ${layout.headers[layout.columns.municipality_code ?? -1]}` };
  const { value, problem } = readMunicipalityCode(text, prefectureNameOf(cells));
  if (value === null) return { skip: `${text}: ${problem?.action}` };
  if (problem) cells.warn('municipality_code', problem.kind, problem.action);
  return { code: value, name };
}

function feesOf(cells: Cells): string | null {
  const fields: Field[] = ['temporary_care_fee_kind', 'temporary_care_fee', 'temporary_care_fee_note'];
  const words = fields.map((field) => cells.text(field)).filter((text) => text !== '');
  return words.length > 0 ? `一時預かり：${words.join(' ')}` : null;
}

function corporationOf(cells: Cells): FacilityRecord['corporation'] {
  const number = cells.read('corporation_number', readCorporationNumber);
  const name = cells.read('corporation_name', readName);
  if (name) return { name, corporation_number: number };
  if (number) cells.warn('corporation_number', 'unread', 'a corporation needs its name, too; left out');
  return null;
}

function sourceOf(publisher: Publisher, given: FileContext['source']): Source {
  const { name = `${publisher.name} 子育て施設一覧`, url = null, licence = null, as_of = null } = given;
  return { name: name.trim(), url, licence, as_of, facts: [] };
}

/**
 * Reads a row of a published file as a facility record, or returns the reason why it is none. Adds every cell that
 * could not be read or was repaired to `context.problems`.
 */
export function facilityOf(row: Row, context: FileContext): RowResult {
  if (row.cells.every((cell) => cell.trim() === '')) return { skip: 'empty row', isEmpty: true };
  const cells = new Cells(row, context.layout, context.problems);
  const name = cells.read('name', readName);
  if (!name) return { skip: 'no name' };
  const publisher = publisherOf(cells, context);
  if ('skip' in publisher) return publisher;
  const idParts = context.layout.id.map((at) => readPlainText(row.cells[at] ?? '').value ?? '');
  if (idParts.every((part) => part === ''))
    return { skip: `no ${context.layout.id.map((at) => context.layout.headers[at]).join(' and ')}` };
  const import_id = importId(idParts, context.idPrefix);
  const source = sourceOf(publisher, context.source);
  return {
    record: {
      import_municipality_code: publisher.code,
      import_id,
      path_name: importedPathName(publisher.code, import_id),
      name,
      name_kana: cells.read('name_kana', readKana),
      ...kindOf(cells, context.facilityType ?? null),
      ...placeOf(cells, publisher),
      access_note: cells.textOrNull('access_note'),
      parking_note: cells.textOrNull('parking_note'),
      phones: cells.read('phones', readPhones) ?? [],
      fax: cells.read('fax', readPhones)?.join('、') ?? null,
      contact_mailaddress: cells.read('mailaddress', readMailaddress),
      url: cells.read('url', readWebAddress),
      approved_on: cells.read('approved_on', readDate),
      capacity: cells.read('capacity', readCapacity),
      ...agesOf(cells),
      ...openingOf(cells),
      services: servicesOf(cells),
      fees_note: feesOf(cells),
      remarks: remarksOf(cells),
      corporation: corporationOf(cells),
      ...(source.as_of ? { updated_on: source.as_of } : {}),
      sources: [source],
    },
  };
}

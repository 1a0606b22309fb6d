import type { Statement } from '@enerabi/api/testing/booking-statements';

export interface ScriptFacts {
  /** Numbers that stand for others in each transaction: of the slot, its facility, and the booking. */
  slotId: number;
  facilityId: number;
  bookingId: number;
  /** Texts that have to be others in each transaction: in the family's address, and the booking's reference. */
  familyText: string;
  reference: string;
  /** The slots of the transactions: so many, with ids in a row, of facilities with ids in a row. */
  slots: number;
  firstSlotId: number;
  firstFacilityId: number;
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** The same transaction as a script of pgbench, which asks the server for it without a program between. */
export function pgbenchScript(statements: readonly Statement[], facts: ScriptFacts): string {
  const { slotId, facilityId, bookingId, familyText, reference } = facts;
  const hashes: Buffer[] = [];
  const literal = (value: unknown): string => {
    if (value === null || value === undefined) return 'null';
    if (typeof value === 'number') {
      if (value === slotId) return ':slot';
      if (value === facilityId) return ':facility';
      return value === bookingId ? ':b_id' : String(value);
    }
    if (typeof value === 'boolean') return String(value);
    if (value instanceof Date) return `'${value.toISOString()}'::timestamptz`;
    if (Buffer.isBuffer(value)) {
      let at = hashes.findIndex((known) => known.equals(value));
      if (at === -1) at = hashes.push(value) - 1;
      return `sha256(':n ${at}'::bytea)`;
    }
    if (Array.isArray(value)) {
      if (value.length === 0) return quoted('{}');
      return `array[${value.map(literal).join(', ')}]`;
    }
    if (typeof value === 'object') return quoted(JSON.stringify(value));
    if (value === reference) return quoted('P:n');
    return quoted(String(value).replaceAll(familyText, ':n'));
  };
  const written = statements.map(({ text, parameters }) => {
    const inlined = text.replace(/\$(\d+)/g, (_, number) => literal(parameters[Number(number) - 1]));
    const line = inlined.replaceAll(/\s+/g, ' ').trim();
    return /^insert into "booking"/.test(line) ? `${line} \\gset b_` : `${line};`;
  });
  return [
    '\\set n random(1, 2000000000)',
    `\\set k random(0, ${facts.slots - 1})`,
    `\\set slot ${facts.firstSlotId} + :k`,
    `\\set facility ${facts.firstFacilityId} + :k`,
    ...written,
    '',
  ].join('\n');
}

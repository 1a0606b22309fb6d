import { askInBrowser, clearingFaults, faultsInBrowser } from '@enerabi/shared/testing/guards/in-browser';
import { describe, expect, it } from '@jest/globals';
import { enrolmentContactFlow } from './enrolment-contact.flow.ts';
import { supportMessageFlow } from './support-message.flow.ts';
import { guardTables } from './testing/guard-tables.ts';

describe.each(Object.entries(guardTables))('the guards of %s in the browser (R2.8)', (_, table) => {
  it.each(table.guards)('$to from $from leads to $leadsTo: $because', async (row) => {
    expect(await faultsInBrowser(table, row)).toEqual([]);
  });

  it.each(table.clearings)('from $from to $to clears $clears: $because', async (row) => {
    expect(await clearingFaults(table, row)).toEqual([]);
  });
});

// The guard of the page that a redirect leads to is asked as well: the page before is still the same.
it.each([
  { flow: enrolmentContactFlow, to: 'contact_confirm', leadsTo: 'contact_input' },
  { flow: supportMessageFlow, to: 'confirm', leadsTo: 'input' },
])('$to without a facility, from elsewhere, ends at the facility (R2.2 or R2.4, then R2.1)', async (row) => {
  const { flow, to, leadsTo } = row;
  const moved = await askInBrowser(flow, { from: 'elsewhere', to, facts: {} });
  expect(moved).toMatchObject({ ledTo: leadsTo, shown: 'facility' });
});

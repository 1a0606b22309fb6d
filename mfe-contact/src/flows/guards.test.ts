import { faultsOnServer, unclearMoves } from '@enerabi/shared/testing/guards';
import { describe, expect, it } from '@jest/globals';
import { guardTables } from './testing/guard-tables.ts';

describe.each(Object.entries(guardTables))('the guards of %s on the server (R2.8)', (_, table) => {
  it('the table speaks of every move once, and the flow has the steps that it names', () => {
    expect(unclearMoves(table)).toEqual([]);
    expect(Object.keys(table.flow.steps)).toEqual(table.steps);
  });

  it.each(table.guards)('$to from $from leads to $leadsTo: $because', async (row) => {
    expect(await faultsOnServer(table, row)).toEqual([]);
  });
});

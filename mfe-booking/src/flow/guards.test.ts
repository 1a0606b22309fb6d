import { faultsOnServer, unclearMoves } from '@enerabi/shared/testing/guards';
import { describe, expect, it } from '@jest/globals';
import { booking } from './testing/guard-tables.ts';

describe('the guards of one-stop booking on the server (R2.5, R2.8)', () => {
  it('the table speaks of every move once, and the flow has the steps that it names', () => {
    expect(unclearMoves(booking)).toEqual([]);
    expect(Object.keys(booking.flow.steps)).toEqual(booking.steps);
  });

  it.each(booking.guards)('$to from $from leads to $leadsTo: $because', async (row) => {
    expect(await faultsOnServer(booking, row)).toEqual([]);
  });
});

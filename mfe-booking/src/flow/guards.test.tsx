import { clearingFaults, faultsInBrowser } from '@enerabi/shared/testing/guards/in-browser';
import { describe, expect, it } from '@jest/globals';
import { booking } from './testing/guard-tables.ts';

describe('the guards of one-stop booking in the browser (R2.5, R2.8)', () => {
  it.each(booking.guards)('$to from $from leads to $leadsTo: $because', async (row) => {
    expect(await faultsInBrowser(booking, row)).toEqual([]);
  });

  it.each(booking.clearings)('from $from to $to clears $clears: $because', async (row) => {
    expect(await clearingFaults(booking, row)).toEqual([]);
  });
});

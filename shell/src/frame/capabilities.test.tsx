import { type Capability, capabilityOf } from '@enerabi/shared/constants';
import { everyCapability, noCapability } from '@enerabi/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { memberSession, openFrame } from '../testing/open-frame.tsx';

const routes = [{ path: 'plain', handle: { layout: 'default' }, Component: () => <h1>plain</h1> }];

/** The addresses in header, side menu and footer, for visitors and members. */
async function addressesWith(can: typeof everyCapability): Promise<string[]> {
  const found: string[] = [];
  for (const session of [undefined, memberSession]) {
    const frame = await openFrame('/plain', routes, { can, ...(session && { session }) });
    await frame.findByRole('contentinfo');
    found.push(...[...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''));
  }
  return found;
}

describe('header, side menu and footer (R7.3)', () => {
  it.each([
    ['jobBoard', ['/job', '/job?job_type=1', '/job?employment_status=4']],
    ['visitBooking', ['/one_stop/terms']],
    ['inquiry', []],
    ['supportMessagePosting', []],
    ['operators', []],
    ['events', []],
  ] as [Capability, string[]][])(
    'lead to what %s brings once it is there, and never before',
    async (name, brought) => {
      const without = await addressesWith({ ...everyCapability, [name]: false });
      expect(without).toContain('/f');
      expect(without.filter((address) => capabilityOf(address) === name)).toEqual([]);
      const alone = await addressesWith({ ...noCapability, [name]: true });
      expect(alone).toEqual(expect.arrayContaining(brought));
      expect(alone.filter((address) => ![undefined, name].includes(capabilityOf(address)))).toEqual([]);
    },
  );
});

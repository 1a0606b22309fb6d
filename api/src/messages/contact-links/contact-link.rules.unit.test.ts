import { contactKinds, contactLinkKinds, tourAcceptances } from '@enerabi/shared/constants';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Contactable, contactLinksOf } from './contact-link.rules.ts';

const facility = (known: Partial<Contactable> = {}): Contactable => ({
  path_name: 'a',
  tour_acceptance: 'slots',
  candidate_contact_kinds: [],
  phones: ['03-1234-5678'],
  url: 'https://example.jp',
  job_postings: [{ path_name: 'cook-202605', title: '調理員' }],
  ...known,
});
const kinds = (known?: Partial<Contactable>) => contactLinksOf(facility(known)).map(({ kind }) => kind);

describe('the ways of contact of a facility', () => {
  it('are all there are, in order, with the address of each flow', () => {
    expect(contactLinksOf(facility())).toEqual([
      { kind: 'booking', path: '/one_stop/f/a', url: null, name: null },
      { kind: 'enrolment_contact', path: '/contact/a/contact_input', url: null, name: null },
      { kind: 'other_contact', path: '/contact/a/other_contact_input', url: null, name: null },
      {
        kind: 'job_contact',
        path: '/contact/a/job_contact_input?job_posting_path_name=cook-202605',
        url: null,
        name: '調理員',
      },
      { kind: 'support_message', path: '/support_message/a/input', url: null, name: null },
      { kind: 'phone', path: null, url: 'tel:0312345678', name: '03-1234-5678' },
      { kind: 'web', path: null, url: 'https://example.jp', name: null },
    ]);
  });

  it('have booking only where visits have slots', () => {
    for (const tour_acceptance of ['message', 'phone', 'none'] as const)
      expect(kinds({ tour_acceptance })).not.toContain('booking');
  });

  it('are those that the facility answers (R4.3)', () => {
    expect(kinds({ candidate_contact_kinds: [1005] })).not.toContain('other_contact');
    expect(kinds({ candidate_contact_kinds: [1005] })).not.toContain('job_contact');
    expect(kinds({ candidate_contact_kinds: [1] })).not.toContain('enrolment_contact');
    expect(kinds({ candidate_contact_kinds: [999] })).toEqual(
      expect.arrayContaining(['other_contact', 'job_contact']),
    );
  });

  it('offer no application for a visit if there are none', () => {
    expect(kinds({ tour_acceptance: 'phone', candidate_contact_kinds: [1001] })).toContain(
      'enrolment_contact',
    );
    expect(kinds({ tour_acceptance: 'none', candidate_contact_kinds: [1001] })).not.toContain(
      'enrolment_contact',
    );
    expect(kinds({ tour_acceptance: 'none' })).toContain('enrolment_contact');
  });

  it('have a job contact per post, a call per number that can be dialled, and only web addresses', () => {
    const links = contactLinksOf(
      facility({
        job_postings: [
          { path_name: 'x', title: 'ア' },
          { path_name: 'y', title: 'イ' },
        ],
        phones: ['市役所代表', '045-123-4567（内線12）'],
        url: 'javascript:alert(1)',
      }),
    );
    expect(links.filter(({ kind }) => kind === 'job_contact').map(({ name }) => name)).toEqual(['ア', 'イ']);
    expect(links.filter(({ kind }) => kind === 'phone')).toMatchObject([{ url: 'tel:0451234567' }]);
    expect(links.filter(({ kind }) => kind === 'web')).toEqual([]);
  });

  it('keep their order, lead somewhere each, and can always be added to by a support message', () => {
    const any = fc.record({
      tour_acceptance: fc.constantFrom(...tourAcceptances),
      candidate_contact_kinds: fc.subarray(contactKinds.map(({ id }) => id as number)),
      phones: fc.array(fc.string()),
      url: fc.option(fc.string()),
    });
    fc.assert(
      fc.property(any, (known) => {
        const links = contactLinksOf(facility(known));
        const order = links.map(({ kind }) => contactLinkKinds.indexOf(kind));
        expect(order).toEqual(order.toSorted((a, b) => a - b));
        for (const { path, url } of links) expect((path === null) !== (url === null)).toBe(true);
        expect(links.map(({ kind }) => kind)).toContain('support_message');
      }),
    );
  });
});

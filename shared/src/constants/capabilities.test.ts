import { describe, expect, it } from '@jest/globals';
import { everyCapability } from '../testing/every-capability.ts';
import { capabilityOf, isOffered } from './capabilities.ts';

describe('the table of capabilities (R7.3)', () => {
  it.each([
    ['/one_stop/f/hanaoka', 'visitBooking'],
    ['/one_stop/contact/hanaoka/contact_input', 'visitBooking'],
    ['/one_stop/mypage?when=past', 'visitBooking'],
    ['/one_stop/terms', 'visitBooking'],
    ['/contact/hanaoka/contact_input', 'inquiry'],
    ['/contact/hanaoka/other_contact_input', 'inquiry'],
    ['/contact/hanaoka/job_contact_input?job_posting_path_name=a', 'jobContact'],
    ['/support_message/hanaoka/input', 'supportMessagePosting'],
    ['/job', 'jobBoard'],
    ['/job?job_type=1', 'jobBoard'],
    ['/job_top', 'jobBoard'],
    ['/f/hanaoka/job/teacher', 'jobBoard'],
    ['/mypage/favorite/job?page=2', 'jobBoard'],
    ['/map_search?collection=jobs', 'jobBoard'],
    ['/railway_search/13/select_station?railway_line_ids%5B%5D=1&collection=jobs', 'jobBoard'],
    ['/map_search?area=130001&collection=jobs&job_type=1', 'jobBoard'],
    ['/o', 'operators'],
    ['/o/aoba', 'operators'],
    ['/tokyo/e', 'events'],
    ['/tokyo/e?audience=applicant', 'events'],
    ['/tokyo/e/summer', 'events'],
  ] as const)('%s comes with %s, and with nothing else', (address, needed) => {
    expect(capabilityOf(address)).toBe(needed);
    expect(isOffered(address, { ...everyCapability, [needed]: false })).toBe(false);
    expect(isOffered(address, everyCapability)).toBe(true);
  });

  it.each([
    ['/'],
    ['/f'],
    ['/f/hanaoka'],
    ['/f/job'],
    ['/f/hanaoka/support_message'],
    ['/f/hanaoka/notice_board/e'],
    ['/f/e'],
    ['/f/e/notice_board'],
    ['/tokyo'],
    ['/osaka#job'],
    ['/map_search?area=130001'],
    ['/f?keyword=/job'],
    ['/mypage/favorite/facility'],
    ['/terms'],
  ])('%s is always there', (address) => {
    expect(capabilityOf(address)).toBeUndefined();
    expect(isOffered(address)).toBe(true);
  });
});

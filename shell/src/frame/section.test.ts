import { expect, it } from '@jest/globals';
import { sectionOf } from './section.ts';

it.each([
  '/job',
  '/job_top',
  '/job/nothing',
  '/f/hanaoka/job/teacher',
  '/contact/hanaoka/job_contact_input',
  '/contact/hanaoka/job_contact_complete',
  '/job?area=130001',
  '/map_search?collection=jobs',
  '/railway_search/13/select_railway?collection=jobs',
  '/map_search?area=130001&collection=jobs&job_type=1',
])('%s is in the job section (R1.6)', (path) => {
  expect(sectionOf(path)).toBe('job');
});

it.each([
  '/',
  '/f',
  '/f/job',
  '/f/job/notice_board',
  '/f/hanaoka/interview/job',
  '/jobs',
  '/contact/hanaoka/contact_input',
  '/mypage/favorite/job',
  '/mypage/favorite/job?page=2',
  '/map_search?area=130001',
  '/railway_search/13/select_railway',
  '/map_search?collection=jobs_',
  '/f?keyword=/job',
])('%s is not', (path) => {
  expect(sectionOf(path)).toBeUndefined();
});

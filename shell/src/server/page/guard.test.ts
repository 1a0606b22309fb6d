import { describe, expect, it } from '@jest/globals';
import { guardPage } from './guard.ts';

const decide = (path: string, more: Partial<Parameters<typeof guardPage>[0]> = {}) =>
  guardPage({
    url: new URL(path, 'https://enerabi.example'),
    isMember: false,
    isSessionUnknown: false,
    isForm: false,
    ...more,
  });

describe('the guard of pages (R2.7)', () => {
  it('lets everybody see a page for everybody, and a member see my page', () => {
    expect(decide('/f')).toEqual({ kind: 'render' });
    expect(decide('/f', { isMember: true, isForm: true })).toEqual({ kind: 'render' });
    expect(decide('/mypage', { isMember: true })).toEqual({ kind: 'render' });
  });

  it('sends a visitor to log in and a member away from the login, each with the way back', () => {
    expect(decide('/mypage?page=2')).toEqual({
      kind: 'redirect',
      location: expect.stringContaining(encodeURIComponent('/mypage?page=2')),
    });
    expect(decide('/login', { isMember: true })).toEqual({ kind: 'redirect', location: '/mypage' });
  });

  it('saves the form of a session that has ended, but not a login form that a member sends', () => {
    expect(decide('/mypage', { isForm: true })).toEqual({ kind: 'save form', because: 'session_ended' });
    expect(decide('/login', { isForm: true, isMember: true })).toEqual({
      kind: 'redirect',
      location: '/mypage',
    });
  });

  it('apologises, and saves a form, while the API cannot identify the user', () => {
    const unknown = { isSessionUnknown: true };
    expect(decide('/mypage', unknown)).toEqual({ kind: 'apologise' });
    expect(decide('/mypage', { ...unknown, isForm: true })).toEqual({
      kind: 'save form',
      because: 'unavailable',
    });
    expect(decide('/f', unknown)).toEqual({ kind: 'render' });
  });
});

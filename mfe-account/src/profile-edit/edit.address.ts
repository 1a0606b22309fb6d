const path = '/mypage/edit';

const changes = ['profile', 'mailaddress', 'password'] as const;
export type Change = (typeof changes)[number];

/** The page that says what was changed. */
export const changedAddress = (change: Change): string => `${path}?changed=${change}`;
/** For whoever has a code already and has left the page meanwhile. */
export const codeAddress = `${path}?code=mailaddress#account`;
export const closingAddress = `${path}?closing=confirm`;
export const editAddress = path;

/** What an address asks for. */
export const readEdit = (search: URLSearchParams) => ({
  changed: changes.find((change) => change === search.get('changed')),
  hasCode: search.get('code') === 'mailaddress',
  isClosing: search.get('closing') === 'confirm',
});

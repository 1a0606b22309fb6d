const path = '/mypage/edit';

const changes = ['profile', 'mailaddress', 'password'] as const;
export type Change = (typeof changes)[number];

/** The page that says what was changed, at its top: without scripts, a form's own place would else be kept. */
export const changedAddress = (change: Change): string => `${path}?changed=${change}#main`;
/** Forms of the account are sent here: without scripts, their reply stands there, far below the top. */
export const accountAddress = `${path}#account`;
/** For whoever has a code already and has left the page meanwhile. */
export const codeAddress = `${path}?code=mailaddress#account`;
export const closingAddress = `${path}?closing=confirm`;
export const editAddress = path;

/** Reads the address. */
export const readEdit = (search: URLSearchParams) => ({
  changed: changes.find((change) => change === search.get('changed')),
  hasCode: search.get('code') === 'mailaddress',
  isClosing: search.get('closing') === 'confirm',
});

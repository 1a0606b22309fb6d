const path = '/mypage/edit';

const changes = ['profile', 'mailaddress', 'password'] as const;
export type Change = (typeof changes)[number];

/** The page's address after a change, at its top: without scripts, the form's own fragment would otherwise remain. */
export const changedAddress = (change: Change): string => `${path}?changed=${change}#main`;
/** Forms of the account are sent to this fragment: without scripts, their reply is far below the top. */
export const accountAddress = `${path}#account`;
/** For a member who has left the page after requesting a code. */
export const codeAddress = `${path}?code=mailaddress#account`;
export const closingAddress = `${path}?closing=confirm`;
export const editAddress = path;

export const readEdit = (search: URLSearchParams) => ({
  changed: changes.find((change) => change === search.get('changed')),
  hasCode: search.get('code') === 'mailaddress',
  isClosing: search.get('closing') === 'confirm',
});

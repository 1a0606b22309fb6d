const path = '/mypage';

/** All that was sent to facilities, page by page. */
export const messagesAddress = (page = 1): string => `${path}?messages=${page}#messages`;

/** The address after a visitor's favourites have become the member's. @param added how many were not there before */
export const addedAddress = (added: number): string => `${path}?added=${added}`;

const numberIn = (text: string | null): number | undefined =>
  /^\d{1,3}$/.test(text ?? '') ? Number(text) : undefined;

/** Reads an address that anyone may have written or mangled. */
export const readMypage = (search: URLSearchParams) => ({
  isWelcome: search.get('welcome') === 'done',
  added: numberIn(search.get('added')),
  /** Page of all that was sent; undefined for the latest alone. */
  messages: numberIn(search.get('messages')) || undefined,
});

const path = '/mypage';

/** The address after a browser's favourites have been added to the account. @param added how many are new */
export const addedAddress = (added: number): string => `${path}?added=${added}`;

const numberIn = (text: string | null): number | undefined =>
  /^\d{1,3}$/.test(text ?? '') ? Number(text) : undefined;

/** Reads an address that may contain anything. */
export const readMypage = (search: URLSearchParams) => ({
  isWelcome: search.get('welcome') === 'done',
  added: numberIn(search.get('added')),
});

/** @returns such as h***@example.jp; a name of one character is hidden as a whole */
export function maskedMailaddress(mailaddress: string): string {
  const at = mailaddress.lastIndexOf('@');
  const [first = ''] = mailaddress;
  return `${at > 1 ? first : ''}***${mailaddress.slice(at)}`;
}

/** @returns such as h***@example.jp; of a name of one letter, that letter is hidden, too */
export function maskedMailaddress(mailaddress: string): string {
  const at = mailaddress.lastIndexOf('@');
  const [first = ''] = mailaddress;
  return `${at > 1 ? first : ''}***${mailaddress.slice(at)}`;
}

import { passwordMinLength } from '@enerabi/shared/constants';

export interface KnownOfMember {
  mailaddress: string;
  siteName: string;
}

/**
 * Whether a password is among the first that anybody would try (NIST SP 800-63B, 3.1.1.2). There are no rules of
 * composition: passphrases, spaces and any script are welcome. Its length is the contract's to check.
 * @param common passwords that many people use, in lower case
 */
export function isCommonPassword(
  password: string,
  { mailaddress, siteName }: KnownOfMember,
  common: ReadonlySet<string>,
): boolean {
  const folded = fold(password);
  const own = [mailaddress, mailaddress.slice(0, mailaddress.lastIndexOf('@')), siteName].map(fold);
  return common.has(folded) || own.includes(folded) || isRepetition(folded) || isSequence(folded);
}

/** Full-width letters and capitals make no other password to whoever tries them. */
const fold = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

/** A password that is too short does not become long enough by being typed twice. */
function isRepetition(folded: string): boolean {
  const signs = [...folded];
  const isPeriod = (period: number) => signs.every((sign, at) => at < period || sign === signs[at - period]);
  for (let period = 1; period < passwordMinLength && period * 2 <= signs.length; period += 1)
    if (isPeriod(period)) return true;
  return false;
}

/** As on keyboards and in alphabets; after the last comes the first again. */
const sequences = [
  '1234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわをん',
  'いろはにほへとちりぬるをわかよたれそつねならむうゐのおくやまけふこえてあさきゆめみしゑひもせす',
].flatMap((sequence) => [sequence, [...sequence].reverse().join('')]);

/** Each sign followed by the next of the sequence, from wherever it begins. */
const isSequence = (folded: string): boolean => {
  const [first = ''] = folded;
  return sequences.some((sequence) => {
    const from = sequence.indexOf(first);
    return from >= 0 && [...folded].every((sign, at) => sign === sequence[(from + at) % sequence.length]);
  });
};

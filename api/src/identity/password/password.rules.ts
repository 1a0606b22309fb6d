import { passwordMinLength } from '@enerabi/shared/constants';

export interface KnownOfMember {
  mailaddress: string;
  siteName: string;
}

/**
 * Whether a password is among the first that an attacker would try (NIST SP 800-63B, 3.1.1.2). There are no rules of
 * composition: passphrases, spaces and any script are welcome. The contract checks the length.
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

/** Full-width letters and capitals do not make a password harder to guess. */
const fold = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

/** Typing a short password twice does not make it long enough. */
function isRepetition(folded: string): boolean {
  const signs = [...folded];
  const isPeriod = (period: number) => signs.every((sign, at) => at < period || sign === signs[at - period]);
  for (let period = 1; period < passwordMinLength && period * 2 <= signs.length; period += 1)
    if (isPeriod(period)) return true;
  return false;
}

/** As on keyboards and in alphabets; cyclic. */
const sequences = [
  '1234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわをん',
  'いろはにほへとちりぬるをわかよたれそつねならむうゐのおくやまけふこえてあさきゆめみしゑひもせす',
].flatMap((sequence) => [sequence, [...sequence].reverse().join('')]);

/** Whether each character is followed by the next one of a sequence. */
const isSequence = (folded: string): boolean => {
  const [first = ''] = folded;
  return sequences.some((sequence) => {
    const from = sequence.indexOf(first);
    return from >= 0 && [...folded].every((sign, at) => sign === sequence[(from + at) % sequence.length]);
  });
};

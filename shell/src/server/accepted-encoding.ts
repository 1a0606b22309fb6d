export type ContentCoding = 'br' | 'gzip';

const preferred: readonly ContentCoding[] = ['br', 'gzip'];

/**
 * Finds the best coding that a client accepts (RFC 9110, section 12.5.3).
 * @param header the client's `Accept-Encoding`; `q=0` refuses a coding
 * @param offered the codings to choose from
 */
export function acceptedEncoding(
  header: string,
  offered: readonly ContentCoding[] = preferred,
): ContentCoding | undefined {
  const taken = header
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return preferred.find((coding) => offered.includes(coding) && taken.includes(coding));
}

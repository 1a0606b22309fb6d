export type ContentCoding = 'br' | 'gzip';

const preferred: readonly ContentCoding[] = ['br', 'gzip'];

/**
 * The best coding that a client takes (RFC 9110, section 12.5.3).
 * @param header its `Accept-Encoding`; `q=0` refuses a coding
 * @param offered what there is to choose from
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

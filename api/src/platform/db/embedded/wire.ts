/** The few messages of PostgreSQL's wire protocol 3.0 that the socket server sends or reads itself. */

const message = (type: string, ...parts: Uint8Array[]): Buffer => {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(5);
  head.write(type, 0, 'latin1');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};
const number = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};
const words = (...texts: string[]): Buffer => Buffer.from(texts.map((text) => `${text}\0`).join(''));

const parameters = {
  server_version: '18.0',
  server_encoding: 'UTF8',
  client_encoding: 'UTF8',
  DateStyle: 'ISO, MDY',
  TimeZone: 'UTC',
  integer_datetimes: 'on',
  standard_conforming_strings: 'on',
};

export const readyForQuery = message('Z', Buffer.from('I'));

/** AuthenticationOk, the parameters, ReadyForQuery: the socket's file mode is the authentication. */
export const welcome: Buffer = Buffer.concat([
  message('R', number(0)),
  ...Object.entries(parameters).map(([name, value]) => message('S', words(name, value))),
  readyForQuery,
]);

/** The error that ends a connection. `code` is an SQLSTATE. */
export const fatal = (code: string, text: string): Buffer =>
  message('E', words('SFATAL', 'VFATAL', `C${code}`, `M${text}`), Buffer.of(0));

/** Ends an unfinished extended query of a client: until then the server ignores other messages. */
export const sync = message('S');

export const simpleQuery = (text: string): Buffer => message('Q', words(text));

/** Codes of the untyped first message. */
export const startup = { version3: 196_608, ssl: 80_877_103, gssEncryption: 80_877_104 } as const;

export type FirstMessage = { length: number; code: number };

export const readFirst = (buffer: Buffer): FirstMessage | undefined => {
  if (buffer.length < 8) return undefined;
  const length = buffer.readInt32BE(0);
  return buffer.length < length ? undefined : { length, code: buffer.readInt32BE(4) };
};

/** @returns the length of the first typed message, or undefined if it is incomplete */
export const lengthOfNext = (buffer: Buffer): number | undefined => {
  if (buffer.length < 5) return undefined;
  const length = 1 + buffer.readInt32BE(1);
  return buffer.length < length ? undefined : length;
};

/**
 * Reads the state of the transaction from the server's reply: `I` none, `T` open, `E` failed.
 * @returns undefined if the reply has no ReadyForQuery, so that the client keeps the connection
 */
export function transactionState(answer: Uint8Array): 'I' | 'T' | 'E' | undefined {
  const buffer = Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength);
  let state: 'I' | 'T' | 'E' | undefined;
  for (let at = 0; at + 5 <= buffer.length; at += 1 + buffer.readInt32BE(at + 1))
    if (buffer[at] === 0x5a) state = String.fromCharCode(buffer[at + 5] ?? 0) as 'I' | 'T' | 'E';
  return state;
}

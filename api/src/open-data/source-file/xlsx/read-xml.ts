import type { Readable } from 'node:stream';
import { Parser } from 'htmlparser2';

export interface XmlHandler {
  open?: (name: string, attributes: Record<string, string>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

/** Writers may choose prefixes: `x:row` is a row, too. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Passes the content of a part to the handler, and yields after each chunk, so that the caller can pass its results
 * on before the next one is read.
 */
export async function* readXml(stream: Readable, handler: XmlHandler): AsyncGenerator<void, void> {
  const parser = new Parser(
    {
      onopentag: (name, attributes) => handler.open?.(localName(name), attributes),
      ontext: (text) => handler.text?.(text),
      onclosetag: (name) => handler.close?.(localName(name)),
    },
    { xmlMode: true },
  );
  const decoder = new TextDecoder();
  for await (const bytes of stream as AsyncIterable<Buffer>) {
    parser.write(decoder.decode(bytes, { stream: true }));
    yield;
  }
  parser.end(decoder.decode());
  yield;
}

/** Reads a whole part. */
export async function readAllXml(stream: Readable, handler: XmlHandler): Promise<void> {
  for await (const _ of readXml(stream, handler));
}

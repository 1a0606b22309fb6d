import type { OperationSchemas } from '@enerabi/shared/contract';
import type { Hono } from 'hono';

export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

/** @returns asks the app as whoever the authorization header says; without one, as a visitor */
export const requestAs =
  (app: Hono, authorization?: string) =>
  async (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<Answer> => {
    const reply = await app.request(path, {
      method,
      headers: {
        ...(authorization && { authorization }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
  };

/** @returns what of the answer the contract knows; the same as the answer where that has nothing more */
export const asContracted = ({ reply }: Pick<OperationSchemas, 'reply'>, { body }: Answer): unknown =>
  reply.parse(body);

import type { OperationSchemas } from '@enerabi/shared/contract';
import type { Hono } from 'hono';

export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

/** @returns sends requests to the app with the authorization header; without one, as a visitor */
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

/** @returns the reply without fields unknown to the contract; equal to the reply if there are none */
export const asContracted = ({ reply }: Pick<OperationSchemas, 'reply'>, { body }: Answer): unknown =>
  reply.parse(body);

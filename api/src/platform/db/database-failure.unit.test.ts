import { describe, expect, it } from '@jest/globals';
import { databaseFailure } from './database-failure.ts';

const failed = (code: string, message = 'x', more: object = {}): Error =>
  Object.assign(new Error(message), { code, ...more });

describe('a fault of the database', () => {
  it.each([
    '08006',
    '53200',
    '53300',
    '57014',
    '57P01',
    '57P02',
    '57P03',
    '58030',
    '25006',
    '40001',
    '40P01',
    '55P03',
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
  ])('is told by its code %s', (code) => {
    expect(databaseFailure(failed(code))).toBe('unavailable');
  });

  it.each(['53100', 'ENOSPC', 'EDQUOT'])('is a full disk by %s', (code) => {
    expect(databaseFailure(failed(code))).toBe('full');
  });

  it.each([
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Client has encountered a connection error and is not queryable',
    'Cannot use a pool after calling end on the pool',
    'driver has already been destroyed',
    'PGlite is closed',
  ])('is told by what the driver says: %s', (message) => {
    expect(databaseFailure(new Error(message))).toBe('unavailable');
  });

  it('is found within other errors', () => {
    expect(databaseFailure(new AggregateError([failed('ECONNREFUSED')]))).toBe('unavailable');
    expect(databaseFailure(new Error('x', { cause: failed('53100') }))).toBe('full');
    expect(databaseFailure(failed('ENOENT', 'connect ENOENT', { syscall: 'connect' }))).toBe('unavailable');
  });

  it.each([
    failed('23505'),
    failed('42601'),
    failed('22021'),
    failed('ENOENT', 'no such file', { syscall: 'open' }),
    failed('ERR_INVALID_ARG_TYPE'),
    new TypeError('Connection is not a function'),
    'a text',
    undefined,
  ])('is no fault of a query or of the code (%#)', (error) => {
    expect(databaseFailure(error)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { isOutage } from './outage';

const failed = (message: string, code?: string) =>
  Object.assign(new Error(message), code === undefined ? {} : { code });

describe('an outage', () => {
  it.each([
    failed('the database system is shutting down', '57P03'),
    failed('terminating connection due to administrator command', '57P01'),
    failed('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'),
    failed('Connection terminated unexpectedly'),
    failed('select 1 - Connection terminated unexpectedly'),
    failed('COMMIT; - Client has encountered a connection error and is not queryable'),
    failed('Knex: Timeout acquiring a connection. The pool is probably full.'),
    failed('COMMIT; - database or disk is full', 'SQLITE_FULL'),
    failed('database is locked', 'SQLITE_BUSY_SNAPSHOT'),
    failed('deadlock detected', '40P01'),
    new AggregateError([failed('connect ECONNREFUSED ::1:5432', 'ECONNREFUSED')]),
  ])('is no fault of ours: %o', (error) => {
    expect(isOutage(error)).toBe(true);
  });

  it.each([
    failed('duplicate key value violates unique constraint', '23505'),
    failed('syntax error at or near "FORM"', '42601'),
    failed('FOREIGN KEY constraint failed', 'SQLITE_CONSTRAINT_FOREIGNKEY'),
    failed("Cannot read properties of undefined (reading 'connection')"),
    failed('someone typed: Connection terminated'),
    'Connection terminated',
    undefined,
  ])('is not to be taken for a fault: %o', (error) => {
    expect(isOutage(error)).toBe(false);
  });
});

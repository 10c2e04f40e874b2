/**
 * Converts column values to JSON, independent of the database: instants as ISO 8601 in UTC, JSON unchanged, integers
 * beyond the safe range as text.
 */
import type { Cell } from 'better-sqlite3';
import type { ColumnType } from './format';

const whole = (value: bigint): number | string =>
  Number.isSafeInteger(Number(value)) ? Number(value) : value.toString();

export function fromSqlite(type: ColumnType, value: Cell | undefined): unknown {
  if (value === null || value === undefined) return null;
  switch (type) {
    case 'increments':
    case 'integer':
    case 'bigInteger':
      return typeof value === 'bigint' ? whole(value) : value;
    case 'double':
    case 'decimal':
      return Number(value);
    case 'boolean':
      return Boolean(value);
    case 'datetime':
      return new Date(typeof value === 'string' ? value : Number(value)).toISOString();
    case 'json':
    case 'jsonb':
      // SQLite stores a bare number in a JSON column as a number.
      return typeof value === 'string' ? JSON.parse(value) : Number(value);
    default:
      return String(value);
  }
}

export function toSqlite(type: ColumnType, value: unknown): string | number | bigint | null {
  if (value === null || value === undefined) return null;
  // `fromSqlite` and `fromPostgres` write texts and numbers, but for booleans and JSON.
  const cell = value as string | number;
  switch (type) {
    case 'boolean':
      return value === true ? 1 : 0;
    case 'datetime':
      return Date.parse(String(cell));
    case 'json':
    case 'jsonb':
      return JSON.stringify(value);
    case 'bigInteger':
      return BigInt(cell);
    default:
      return cell;
  }
}

export function fromPostgres(type: ColumnType, text: string | null): unknown {
  if (text === null) return null;
  switch (type) {
    case 'increments':
    case 'integer':
    case 'bigInteger':
      return whole(BigInt(text));
    case 'double':
    case 'decimal':
      return Number(text);
    case 'boolean':
      return text === 't';
    case 'datetime':
      // Stored without a time zone, in that of the server's process (`TZ`).
      return new Date(text.replace(' ', 'T')).toISOString();
    case 'json':
    case 'jsonb':
      return JSON.parse(text);
    default:
      return text;
  }
}

const MINUTE = 60_000;

/** A value for PostgreSQL's `json_populate_recordset`. */
export function toPostgres(type: ColumnType, value: unknown): unknown {
  if (type !== 'datetime' || value === null || value === undefined) return value ?? null;
  // `fromSqlite` and `fromPostgres` write instants as texts.
  const instant = new Date(value as string);
  return new Date(instant.getTime() - instant.getTimezoneOffset() * MINUTE).toISOString().slice(0, -1);
}

/**
 * Converts column values to JSON that is the same for all databases. Instants become ISO 8601 in UTC, and integers
 * beyond the safe range become text. JSON columns are unchanged.
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
      // If a JSON column contains only a number, SQLite returns a number instead of text.
      return typeof value === 'string' ? JSON.parse(value) : Number(value);
    default:
      return String(value);
  }
}

export function toSqlite(type: ColumnType, value: unknown): string | number | bigint | null {
  if (value === null || value === undefined) return null;
  // The cast is safe: apart from booleans and JSON, `fromSqlite` and `fromPostgres` return only texts and numbers.
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
      // The column has no time zone. Strapi writes the local time of the server's process (`TZ`).
      return new Date(text.replace(' ', 'T')).toISOString();
    case 'json':
    case 'jsonb':
      return JSON.parse(text);
    default:
      return text;
  }
}

const MINUTE = 60_000;

/** Converts a value for PostgreSQL's `json_populate_recordset`. */
export function toPostgres(type: ColumnType, value: unknown): unknown {
  if (type !== 'datetime' || value === null || value === undefined) return value ?? null;
  // The cast is safe: `fromSqlite` and `fromPostgres` return instants as text.
  const instant = new Date(value as string);
  return new Date(instant.getTime() - instant.getTimezoneOffset() * MINUTE).toISOString().slice(0, -1);
}

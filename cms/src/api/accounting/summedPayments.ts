/**
 * Reads the payments of orders for sums. Reads only the fields that a sum needs, because validating thousands of whole
 * payments is slow. Accepts the same payments as {@link paymentsOf}.
 */
import { isDate, isRecord, PAYMENT_METHODS, paymentSchema, toThousandths, type PaymentMethod } from '@qaima/schemas';
import { parseJson } from '../../api-runtime/serialize';
import type { Row } from '../../database/columnValues';

interface SummedPayment {
  readonly method: PaymentMethod;
  /** In thousandths. */
  readonly value: number;
  /** An instant; undefined if none is stored. */
  readonly date: string | undefined;
  readonly paidOn: string | undefined;
  /** The number of the other order, if the entry moves a credit. */
  readonly transfer: number | undefined;
  readonly takenBy: { readonly username: string; readonly name: string } | undefined;
}

const MAX_VALUE = toThousandths(paymentSchema.properties.value.maximum);

const isMethod = (value: unknown): value is PaymentMethod => PAYMENT_METHODS.some((method) => method === value);

const asNumber = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

function takerOf(stored: unknown): SummedPayment['takenBy'] {
  if (!isRecord(stored)) return undefined;
  const { username, name } = stored;
  return typeof username === 'string' && typeof name === 'string' ? { username, name } : undefined;
}

function summedPayment(stored: unknown): readonly SummedPayment[] {
  if (!isRecord(stored)) return [];
  const { method, value, date, paidOn, transfer, takenBy } = stored;
  if (!isMethod(method) || typeof value !== 'number') return [];
  if (!Number.isInteger(value) || Math.abs(value) > MAX_VALUE) return [];
  const text = (given: unknown) => (typeof given === 'string' ? given : undefined);
  const day = text(paidOn);
  return [
    {
      method,
      value,
      date: text(date),
      paidOn: day !== undefined && isDate(day) ? day : undefined,
      transfer: asNumber(transfer),
      takenBy: takerOf(takenBy),
    },
  ];
}

export function summedPayments(row: Row): readonly SummedPayment[] {
  const { payments } = row;
  const stored = typeof payments === 'string' ? parseJson(payments) : payments;
  return Array.isArray(stored) ? stored.flatMap(summedPayment) : [];
}

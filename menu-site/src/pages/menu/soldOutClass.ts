import type { SoldOutFields } from '@qaima/schemas';

/** The class of what is sold out: `gone`, with `returns` if it will be available again. */
export const soldOutClass = ({ soldOut, soldOutUntil }: SoldOutFields): 'gone' | 'gone returns' | undefined =>
  soldOut ? (soldOutUntil ? 'gone returns' : 'gone') : undefined;

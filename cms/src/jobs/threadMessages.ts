import type { Order } from '@qaima/schemas';
import type { SheetOptions } from '../api/qr/sheet';
import type { Venue } from '../api/qr/venue';

/** What the thread makes. */
export type Work =
  | { readonly kind: 'invoice'; readonly order: Order }
  | { readonly kind: 'code sheet'; readonly venue: Venue; readonly options: SheetOptions }
  /** A spreadsheet; the orders follow as they are asked for. */
  | { readonly kind: 'orders' };

/** `batch`: orders for a spreadsheet, null after the last; `more`: there is room for more bytes. */
export type ToThread = { readonly batch: readonly Order[] | null } | { readonly more: true };

export type ToMain =
  | { readonly type: 'next' }
  | { readonly type: 'bytes'; readonly bytes: Uint8Array }
  | { readonly type: 'end' }
  | { readonly type: 'failed'; readonly error: unknown };

import type { Cart, Language, PurchaseMethod } from '@qaima/schemas';
import { useSite } from '../document/siteContext.js';
import { arabic, type CartMessages } from './cart.ar.js';
import { english } from './cart.en.js';

export const cartMessages: Readonly<Record<Language, CartMessages>> = { ar: arabic, en: english };

/** The words of the cart in the reader's language. */
export function useCartMessages(): CartMessages {
  return cartMessages[useSite().language];
}

/** Whether a cart is one of orders or of reservations. */
export const purchaseMethodOf = ({ menu }: Cart): PurchaseMethod => menu.settings.purchaseMethod ?? 'order';

import type { Cart, Language, PurchaseMethod } from '@qaima/schemas';
import { useSite } from '../document/siteContext.js';
import { arabic, type CartWords } from './cart.ar.js';
import { english } from './cart.en.js';

export const cartWordsIn: Readonly<Record<Language, CartWords>> = { ar: arabic, en: english };

/** The words of the cart in the reader's language. */
export function useCartWords(): CartWords {
  return cartWordsIn[useSite().language];
}

/** Whether a cart is one of orders or of reservations. */
export const methodOf = ({ menu }: Cart): PurchaseMethod => menu.settings.purchaseMethod ?? 'order';

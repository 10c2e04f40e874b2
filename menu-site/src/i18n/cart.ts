import type { Cart, Language, PurchaseMethod } from '@qaima/schemas';
import { arabic, type CartMessages } from './cart.ar.js';
import { english } from './cart.en.js';

export type { CartMessages } from './cart.ar.js';

export const cartMessages: Readonly<Record<Language, CartMessages>> = { ar: arabic, en: english };

export const purchaseMethodOf = ({ menu }: Cart): PurchaseMethod => menu.settings.purchaseMethod ?? 'order';

import type { ReceiveKind } from './receive-option.js';

/** How the guest receives an order; `other` if the receive option has no kind. */
export const SERVICES = ['dine-in', 'pickup', 'delivery', 'reserve', 'other'] as const;
export type Service = (typeof SERVICES)[number];

export const serviceField = {
  type: 'string',
  title: 'الخدمة',
  'x-en': 'Service',
  enum: SERVICES,
  'x-options': {
    'dine-in': { ar: 'طاولة', en: 'Table' },
    pickup: { ar: 'استلام', en: 'Pickup' },
    delivery: { ar: 'توصيل', en: 'Delivery' },
    reserve: { ar: 'حجز', en: 'Reservation' },
    other: { ar: 'طلب', en: 'Order' },
  },
} as const;

/** The services for which a rule applies. If empty or absent, it applies to all. */
export const servicesField = {
  type: 'array',
  title: 'لأي خدمة (فارغ: للكل)',
  'x-en': 'For which service (empty: all)',
  maxItems: SERVICES.length,
  uniqueItems: true,
  items: serviceField,
} as const;

/** The properties of a menu that determine the services. */
interface ServingMenu {
  readonly settings: { readonly purchaseMethod?: 'order' | 'reserve' | undefined };
  readonly orderReceiveOptions: readonly { readonly kind?: ReceiveKind | undefined }[];
}

/** The service of an order. @param option the index of the receive option; null without one */
export function serviceOf(menu: ServingMenu, option: number | null | undefined, isAtTable: boolean): Service {
  if (menu.settings.purchaseMethod === 'reserve') return 'reserve';
  const kind = option == null ? null : menu.orderReceiveOptions[option]?.kind;
  return kind || (isAtTable ? 'dine-in' : 'other');
}

/** The service of an open cart if it needs no choice of the guest; otherwise undefined. */
export function openService(menu: ServingMenu, isAtTable: boolean): Service | undefined {
  const options = menu.orderReceiveOptions;
  if (menu.settings.purchaseMethod === 'reserve' || options.length === 0) return serviceOf(menu, null, isAtTable);
  if (isAtTable && options.some(({ kind }) => kind === 'dine-in')) return 'dine-in';
  return options.length === 1 ? serviceOf(menu, 0, isAtTable) : undefined;
}

/** Whether a rule that names services applies to one. It does not while none is chosen. */
export const isForService = (services: readonly Service[] | undefined, service: Service | undefined): boolean =>
  !services?.length || (service !== undefined && services.includes(service));

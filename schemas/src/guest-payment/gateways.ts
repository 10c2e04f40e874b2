/** The payment gateways, as menus and forms know them. (docs/payments.md) */
import type { ObjectSchema } from '../core/schema.js';
import type { Currency, CurrencyCode } from '../money/currency.js';
import type { Thousandths } from '../money/money.js';

export const GATEWAYS = ['paytabs', 'tap', 'fake'] as const;
export type GatewayName = (typeof GATEWAYS)[number];

/** The brands and regions of PayTabs, each with its own host. A key of one is refused by the others. */
export const PAYTABS_HOSTS = {
  jordan: 'secure-jordan.paytabs.com',
  sa: 'secure.paytabs.sa',
  com: 'secure.paytabs.com',
  egypt: 'secure-egypt.paytabs.com',
  oman: 'secure-oman.paytabs.com',
  kuwait: 'secure-kuwait.paytabs.com',
  iraq: 'secure-iraq.paytabs.com',
  doha: 'secure-doha.paytabs.com',
  morocco: 'secure-morocco.paytabs.com',
  global: 'secure-global.paytabs.com',
  clickpay: 'secure.clickpay.com.sa',
  madfoat: 'madfoat-secure.paytabs.com',
} as const;
export type PayTabsHost = keyof typeof PAYTABS_HOSTS;

/** Printable ASCII, as keys are sent in headers. */
const keyField = (ar: string, en: string) =>
  ({
    type: 'string',
    title: ar,
    'x-en': en,
    minLength: 8,
    maxLength: 200,
    pattern: '^[\\x21-\\x7e]+$',
    'x-message': {
      ar: 'انسخ المفتاح كما هو من لوحة البوابة، بلا فراغات.',
      en: 'Copy the key as the gateway shows it, without spaces.',
    },
  }) as const;

const secretsOf = <const Name extends string>(name: Name, field: ReturnType<typeof keyField>) =>
  ({ type: 'object', additionalProperties: false, required: [name], properties: { [name]: field } }) as ObjectSchema;

interface GatewayRow {
  /** In which currencies it takes payments. */
  readonly currencies: readonly Currency[];
  /** What its owner enters, and nobody reads again. */
  readonly secrets: ObjectSchema;
  /** Whether a menu names a host and a profile. */
  readonly hasProfiles: boolean;
}

export const GATEWAY_TABLE: Readonly<Record<GatewayName, GatewayRow>> = {
  paytabs: {
    currencies: ['JOD', 'SAR', 'AED', 'EGP', 'KWD', 'QAR', 'BHD', 'OMR', 'IQD', 'USD', 'EUR', 'GBP'],
    secrets: secretsOf('serverKey', keyField('مفتاح الخادم (Server key)', 'Server key')),
    hasProfiles: true,
  },
  tap: {
    // Its documentation contradicts itself about JOD.
    currencies: ['SAR', 'AED', 'EGP', 'KWD', 'QAR', 'BHD', 'OMR', 'USD', 'EUR', 'GBP'],
    secrets: secretsOf('secretKey', keyField('المفتاح السري (Secret key)', 'Secret key')),
    hasProfiles: false,
  },
  fake: {
    currencies: ['JOD', 'SAR', 'AED', 'EGP', 'KWD', 'QAR', 'BHD', 'OMR', 'IQD', 'LBP', 'USD', 'EUR', 'GBP', 'TRY'],
    secrets: secretsOf('key', keyField('المفتاح', 'Key')),
    hasProfiles: false,
  },
};

/** The decimals of a currency at gateways, after ISO 4217; menus show dinars of Jordan with two. */
export const isoDecimals = (currency: CurrencyCode): 2 | 3 => (/^(JOD|KWD|BHD|OMR)$/.test(currency ?? '') ? 3 : 2);

/** What must be added to an amount so that a gateway can write it: 1.655 SAR needs 0.005. */
export function gatewayRounding(amount: Thousandths, currency: CurrencyCode): Thousandths {
  const step = 10 ** (3 - isoDecimals(currency));
  const rest = amount % step;
  if (rest === 0) return 0;
  return rest * 2 >= step ? step - rest : -rest;
}

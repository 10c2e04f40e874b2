/** Properties that many schemas share. Every string and number has limits. */

/** An entity's public id: 24 lower-case letters and digits. (docs/spec/domain.md#ids) */
export const idField = {
  type: 'string',
  title: 'المعرّف',
  'x-en': 'Id',
  pattern: '^[a-z0-9]{24}$',
  readOnly: true,
  'x-list': false,
} as const;

/** A required line of text that is not blank. */
export const titleField = {
  type: 'string',
  title: 'العنوان',
  'x-en': 'Title',
  minLength: 1,
  maxLength: 120,
  pattern: '\\S',
  'x-fallback': '—',
} as const;

/** A title that can be translated. */
export const translatedTitleField = { ...titleField, 'x-translate': true } as const;

/** The largest price of all currencies, in units. Most currencies have a lower limit. (docs/limits.md#amounts-of-money) */
export const LARGEST_PRICE = 1_000_000_000;

/**
 * Money in the menu's currency, with at most three decimals. Input is limited by `largestPrice` of the currency.
 * (docs/spec/domain.md#money)
 */
export const moneyField = {
  type: 'number',
  title: 'السعر',
  'x-en': 'Price',
  minimum: 0,
  maximum: LARGEST_PRICE,
  multipleOf: 0.001,
  'x-money': true,
} as const;

/** Money in the provider's currency. */
export const providerMoneyField = { ...moneyField, maximum: 1_000_000 } as const;

/** A typed link: `https:` or `http:` only. An empty string clears it. */
export const linkField = { type: 'string', maxLength: 2000, format: 'web-link' } as const;

/** A phone number. Without a country code, it belongs to the menu's country. An empty string clears it. */
export const phoneField = {
  type: 'string',
  title: 'الهاتف',
  'x-en': 'Phone',
  maxLength: 40,
  format: 'phone',
} as const;

/** A guest's phone number, on which the venue reaches them. */
export const mobileField = { ...phoneField, format: 'mobile-phone' } as const;

/** A venue's phone number, which may be a hotline. */
export const venuePhoneField = { ...phoneField, format: 'venue-phone' } as const;

/** A file name under `/public/uploads/`, set only by an upload. */
export const pictureField = {
  type: ['string', 'null'],
  title: 'الصورة',
  'x-en': 'Image',
  readOnly: true,
  'x-list': false,
  'x-picture': 'image',
} as const;

/** Degrees. Absent, null or empty if the location is unknown. */
export const latitudeField = {
  type: ['number', 'null'],
  title: 'خط العرض',
  'x-en': 'Latitude',
  minimum: -90,
  maximum: 90,
} as const;

export const longitudeField = {
  type: ['number', 'null'],
  title: 'خط الطول',
  'x-en': 'Longitude',
  minimum: -180,
  maximum: 180,
} as const;

/** The location of a venue or branch; `coordinates` are [longitude, latitude]. */
export const locationField = {
  type: 'object',
  title: 'الموقع',
  'x-en': 'Location',
  additionalProperties: false,
  properties: {
    address: { type: 'string', title: 'العنوان', 'x-en': 'Address', maxLength: 300, 'x-multiline': true },
    googleMaps: { ...linkField, title: 'رابط الخريطة', 'x-en': 'Maps link' },
    geoLocation: {
      type: 'object',
      additionalProperties: false,
      readOnly: true,
      properties: {
        coordinates: { type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2 },
      },
    },
  },
} as const;

/** A point in time, ISO 8601. */
export const instantField = { type: 'string', format: 'iso-instant', maxLength: 40 } as const;

/** A calendar day, `yyyy-mm-dd`. */
export const dayField = { type: 'string', format: 'date', maxLength: 10 } as const;

/** The page and page size of a list. (docs/spec/api.md#lists) */
export const pagingFields = {
  page: {
    type: 'integer',
    title: 'الصفحة',
    'x-en': 'Page',
    minimum: 1,
    maximum: 1_000_000,
    default: 1,
    'x-list': false,
  },
  limit: { type: 'integer', title: 'العدد', 'x-en': 'Limit', minimum: 1, maximum: 100, default: 15, 'x-list': false },
} as const;

/** A percentage, or an amount in the menu's currency, as the property `kind` beside it says. */
export const rateOrAmountField = {
  type: 'number',
  title: 'القيمة',
  'x-en': 'Value',
  minimum: 0,
  maximum: LARGEST_PRICE,
  multipleOf: 0.001,
} as const;

export const percentField = { type: 'number', minimum: 0, maximum: 100, multipleOf: 0.01 } as const;

/** The largest rate of tax, in percent. */
const MAX_TAX_RATE = 30;
export const taxRateField = { ...percentField, maximum: MAX_TAX_RATE } as const;

/**
 * The forms of the settings screen. Each takes its fields from the settings payload; those that no form asks for by name
 * fall to the last of their kind (other contacts, private settings), so that a new setting is asked for without a further
 * edit. A form's fields are flat; where each stands in the payload and in the menu is said here too. (Document 1, section 2.)
 */
import { schemaLabel } from '../core/issueMessage.js';
import type { ObjectSchema } from '../core/schema.js';
import type { LocalizedText } from '../core/language.js';
import { menuUpdateSchema, type MenuUpdateInput } from './update.js';
import type { MenuRow } from './menu.js';
import { MENU_DEFAULTS } from './settings.js';

const {
  colors,
  currency,
  headingPhrase,
  endingPhrase,
  institution,
  lat,
  long,
  otherMenuNickName,
  menuMainImage: _uploaded,
  workingDays: _elsewhere,
  orders,
  ...privateFields
} = menuUpdateSchema.properties;
const { name, description, whatsapp, googleRateUrl, otherMenu, location, contact } = institution.properties;
const { address, googleMaps } = location.properties;
const { facebook, instagram, ...otherContacts } = contact.properties;

const form = { type: 'object', additionalProperties: false } as const;

export const colorsFormSchema = {
  ...form,
  $id: 'ColorsForm',
  title: 'الألوان',
  'x-en': 'Colours',
  properties: colors.properties,
} as const satisfies ObjectSchema;

export const appearanceFormSchema = {
  ...form,
  $id: 'AppearanceForm',
  title: 'المظهر',
  'x-en': 'Appearance',
  required: ['currency'],
  properties: { name, currency, description, address },
} as const satisfies ObjectSchema;

export const metaContactFormSchema = {
  ...form,
  $id: 'MetaContactForm',
  title: 'واتساب وفيسبوك وإنستغرام',
  'x-en': 'WhatsApp, Facebook, Instagram',
  properties: { whatsapp, facebook, instagram },
} as const satisfies ObjectSchema;

export const otherContactFormSchema = {
  ...form,
  $id: 'OtherContactForm',
  title: 'تواصل آخر',
  'x-en': 'Other contact',
  properties: { ...otherContacts, otherMenu, otherMenuNickName },
} as const satisfies ObjectSchema;

export const googleFormSchema = {
  ...form,
  $id: 'GoogleForm',
  title: 'جوجل والموقع',
  'x-en': 'Google and location',
  properties: { googleMaps, googleRateUrl, lat, long },
} as const satisfies ObjectSchema;

export const phrasesFormSchema = {
  ...form,
  $id: 'PhrasesForm',
  title: 'العبارات',
  'x-en': 'Phrases',
  properties: { headingPhrase, endingPhrase },
} as const satisfies ObjectSchema;

const filled = { minLength: 1, pattern: '\\S' } as const;

/** The switches and the quantity label are asked for always. (Document 1, section 5.) */
export const privateSettingsFormSchema = {
  ...form,
  $id: 'PrivateSettingsForm',
  title: 'إعدادات خاصة',
  'x-en': 'Private settings',
  required: ['enableBuy', 'showSaleSection', 'doMarkClosestBranch', 'purchaseMethod', 'quantityLabel', 'timeZone'],
  properties: {
    ...privateFields,
    quantityLabel: { ...privateFields.quantityLabel, ...filled },
    timeZone: { ...privateFields.timeZone, ...filled },
    ...orders.properties,
  },
} as const satisfies ObjectSchema;

/** In the order of the screen. */
export const settingsFormSchemas = [
  colorsFormSchema,
  appearanceFormSchema,
  metaContactFormSchema,
  otherContactFormSchema,
  googleFormSchema,
  phrasesFormSchema,
  privateSettingsFormSchema,
] as const satisfies readonly ObjectSchema[];

/** All of them as one, for they are saved together. */
export const settingsFormSchema = {
  ...form,
  $id: 'SettingsForm',
  title: 'الإعدادات',
  'x-en': 'Settings',
  required: settingsFormSchemas.flatMap((one: ObjectSchema) => one.required ?? []),
  properties: Object.assign(
    {},
    ...settingsFormSchemas.map(({ properties }) => properties),
  ) as ObjectSchema['properties'],
} as const satisfies ObjectSchema;

/** Flat names of the payload, by where they are stored. (Decisions, section 4.) */
export const STORED_SETTINGS_PATHS = {
  enableBuy: ['settings', 'doMenuPurchase'],
  showSaleSection: ['settings', 'doRenderDealsSection'],
  doMarkClosestBranch: ['settings', 'doMarkClosestBranch'],
  purchaseMethod: ['settings', 'purchaseMethod'],
  timeZone: ['settings', 'timeZone'],
  otherMenuNickName: ['settings', 'otherMenuNickName'],
  quantityLabel: ['cartSettings', 'quantityLabel'],
  orders: ['settings', 'orders'],
} as const satisfies Partial<Record<keyof MenuUpdateInput, readonly [string, string]>>;

type Path = readonly string[];
type Values = Readonly<Record<string, unknown>>;

/** The payload's fields, each with the names that lead to it. */
function leavesOf(shape: ObjectSchema, path: Path = []): [string, Path][] {
  return Object.entries(shape.properties)
    .filter(([, schema]) => schema.readOnly !== true)
    .flatMap(([own, schema]) =>
      schema.type === 'object'
        ? leavesOf(schema as ObjectSchema, [...path, own])
        : [[own, [...path, own]] as [string, Path]],
    );
}

/** Where each field of the forms stands in the payload. */
const PAYLOAD_PATHS: ReadonlyMap<string, Path> = new Map(leavesOf(menuUpdateSchema));

/** Where a field is stored in the menu, by its place in the payload. */
const storedAt = ([own = '', ...rest]: Path): Path => [
  ...((STORED_SETTINGS_PATHS as Readonly<Record<string, Path>>)[own] ?? [own]),
  ...rest,
];

const valueIn = (values: unknown, path: Path) =>
  path.reduce<unknown>((value, own) => (value as Values | null | undefined)?.[own], values);

const withValue = (values: Values, [own = '', ...rest]: Path, value: unknown): Values => ({
  ...values,
  [own]: rest.length === 0 ? value : withValue((values[own] ?? {}) as Values, rest, value),
});

/** What the forms show of a menu, by their flat names. */
export function settingsFormValues(menu: MenuRow): Values {
  const [longitude, latitude] = menu.institution?.location?.geoLocation?.coordinates ?? [];
  const orders = { ...MENU_DEFAULTS.settings.orders, ...menu.settings?.orders };
  const whole = { ...menu, settings: { ...MENU_DEFAULTS.settings, ...menu.settings, orders } };
  const stored = [...PAYLOAD_PATHS].map(([field, path]) => [field, valueIn(whole, storedAt(path))] as const);
  return { ...Object.fromEntries(stored), lat: latitude, long: longitude };
}

/** What a form changed, each field in its place in the payload. */
export function toSettingsPayload(changes: Values): MenuUpdateInput {
  return Object.entries(changes).reduce<Values>(
    (payload, [field, value]) => withValue(payload, PAYLOAD_PATHS.get(field) ?? [field], value),
    {},
  );
}

/** The settings of a menu in the form of their payload, the working days by their names: `/workingDays/sun/start`. */
export const settingsPayloadOf = (menu: MenuRow): Values => ({
  ...toSettingsPayload(settingsFormValues(menu)),
  workingDays: Object.fromEntries((menu.workingDays ?? []).map((entry) => [entry.day, entry])),
});

/** The path of the payload that a form's field stands at: `phone` is `/institution/contact/phone`. */
export const payloadPathOf = (field: string): string => `/${(PAYLOAD_PATHS.get(field) ?? [field]).join('/')}`;

/** The form's field that a path of the payload names: `/institution/contact/phone` is `/phone`. */
export function formFieldAt(path: string): string {
  const found = [...PAYLOAD_PATHS].find(([, place]) => `/${place.join('/')}` === path);
  return found ? `/${found[0]}` : path;
}

/** The label of a form's field and, for a choice, of its value; for the one line that stands for a folded form. */
export function settingSummary(
  shape: ObjectSchema,
  field: string,
  value: unknown,
  language: keyof LocalizedText,
): string {
  const schema = shape.properties[field];
  const chosen = schema?.['x-options']?.[String(value)]?.[language];
  const label = schemaLabel(schema, language, field);
  return chosen ? `${label}: ${chosen}` : label;
}

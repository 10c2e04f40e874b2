/**
 * Divides the settings payload into the forms of the settings screen. If no form lists a property, the last form of its
 * kind gets it (other contacts, private settings). So a new setting needs no change here. Form fields are flat. This
 * module also maps them to the payload and to the stored menu. (docs/spec/owners-area.md#settings-screen)
 */
import { schemaLabel } from '../core/issueMessage.js';
import type { ObjectSchema, Schema } from '../core/schema.js';
import type { LocalizedText } from '../core/language.js';
import { menuUpdateSchema, type MenuUpdateInput } from './update.js';
import type { MenuRow } from './menu.js';
import { DEFAULT_QUANTITY_LABEL, MENU_DEFAULTS, storedSettingPath } from './settings.js';
import { DEFAULT_TIPS } from './sumSettings.js';
import { isRecord, propertyOf } from '../core/typeGuards.js';

const {
  colors,
  currency,
  priceStep,
  arabicCurrencySign,
  country,
  headingPhrase,
  endingPhrase,
  institution,
  lat,
  long,
  otherMenuNickName,
  menuMainImage: _uploaded,
  workingDays: _elsewhere,
  orders,
  tips,
  charges,
  tax,
  guests,
  team,
  languages: _ownScreen,
  combosPosition: _combosScreen,
  firstDays: _firstDaysScreen,
  translations,
  username,
  timeZone,
  ...privateFields
} = menuUpdateSchema.properties;
const {
  name,
  description,
  whatsapp,
  googleRateUrl,
  otherMenu,
  location,
  contact,
  translations: institutionTranslations,
} = institution.properties;
const { address, googleMaps } = location.properties;
const { facebook, instagram, ...otherContacts } = contact.properties;

const form = { type: 'object', additionalProperties: false } as const;
const filled = { minLength: 1, pattern: '\\S' } as const;

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
  properties: { name, description },
} as const satisfies ObjectSchema;

export const placeFormSchema = {
  ...form,
  $id: 'PlaceForm',
  title: 'المكان والوقت',
  'x-en': 'Place and time',
  required: ['country', 'timeZone'],
  properties: { country, timeZone: { ...timeZone, ...filled }, address },
} as const satisfies ObjectSchema;

export const moneyFormSchema = {
  ...form,
  $id: 'MoneyForm',
  title: 'العملة والأسعار',
  'x-en': 'Currency and prices',
  required: ['currency'],
  properties: { currency, arabicCurrencySign, priceStep },
} as const satisfies ObjectSchema;

export const tipsFormSchema = {
  ...form,
  $id: 'TipsForm',
  title: tips.title,
  'x-en': tips['x-en'],
  properties: tips.properties,
} as const satisfies ObjectSchema;

export const chargesFormSchema = {
  ...form,
  $id: 'ChargesForm',
  title: charges.title,
  'x-en': charges['x-en'],
  properties: { charges },
} as const satisfies ObjectSchema;

export const taxFormSchema = {
  ...form,
  $id: 'TaxForm',
  title: tax.title,
  'x-en': tax['x-en'],
  properties: tax.properties,
} as const satisfies ObjectSchema;

export const shortNameFormSchema = {
  ...form,
  $id: 'ShortNameForm',
  title: 'الاسم المختصر',
  'x-en': 'Short name',
  properties: { username },
} as const satisfies ObjectSchema;

export const metaContactFormSchema = {
  ...form,
  $id: 'MetaContactForm',
  title: 'واتساب وفيسبوك وإنستغرام',
  'x-en': 'WhatsApp, Facebook, Instagram',
  properties: { whatsapp, facebook, instagram },
} as const satisfies ObjectSchema;

/** The form of the owner's first step that asks for WhatsApp. (docs/spec/owners-area.md#first-days) */
export const whatsappFormSchema = {
  ...form,
  $id: 'WhatsappForm',
  title: 'واتساب',
  'x-en': 'WhatsApp',
  required: ['whatsapp'],
  properties: { whatsapp: { ...whatsapp, ...filled } },
} as const satisfies ObjectSchema;

export const otherContactFormSchema = {
  ...form,
  $id: 'OtherContactForm',
  title: 'طرق تواصل أخرى',
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

/** The switches and the quantity label are required. (docs/spec/owners-area.md#settings-screen) */
export const privateSettingsFormSchema = {
  ...form,
  $id: 'PrivateSettingsForm',
  title: 'إعدادات خاصة',
  'x-en': 'Private settings',
  required: ['enableBuy', 'showSaleSection', 'doMarkClosestBranch', 'purchaseMethod', 'quantityLabel'],
  properties: {
    ...privateFields,
    quantityLabel: { ...privateFields.quantityLabel, ...filled },
  },
} as const satisfies ObjectSchema;

const { mode, autoAccept, ...otherOrderFields } = orders.properties;

/** Accepting automatically comes before the minutes to answer, which it makes needless. */
export const orderSettingsFormSchema = {
  ...form,
  $id: 'OrderSettingsForm',
  title: 'كيف تصلك الطلبات',
  'x-en': 'How orders reach you',
  required: ['mode', 'autoAccept', 'answerMinutes', 'prepMinutes', 'whenClosed'],
  properties: { mode, autoAccept, ...otherOrderFields },
} as const satisfies ObjectSchema;

export const guestDataFormSchema = {
  ...form,
  $id: 'GuestDataForm',
  title: guests.title,
  'x-en': guests['x-en'],
  required: ['keepDays', 'marketing'],
  properties: guests.properties,
} as const satisfies ObjectSchema;

export const teamFormSchema = {
  ...form,
  $id: 'TeamForm',
  title: team.title,
  'x-en': team['x-en'],
  required: ['secondFactor'],
  properties: team.properties,
} as const satisfies ObjectSchema;

/** A page of the settings: its forms, and what else it has, both found by the search. */
export interface SettingsPage {
  readonly name: string;
  readonly label: LocalizedText;
  readonly forms: readonly ObjectSchema[];
  readonly others: readonly LocalizedText[];
}

/** The pages in the order of the index, by what owners look for. (docs/spec/owners-area.md#settings-screen) */
export const settingsPages = [
  {
    name: 'venue',
    label: { ar: 'المطعم', en: 'The venue' },
    forms: [appearanceFormSchema, phrasesFormSchema],
    others: [
      { ar: 'الشعار', en: 'Logo' },
      { ar: 'الصورة الرئيسية', en: 'Main image' },
      { ar: 'مساحة الصور', en: 'Storage of pictures' },
    ],
  },
  {
    name: 'look',
    label: { ar: 'الشكل', en: 'Look' },
    forms: [colorsFormSchema],
    others: [],
  },
  {
    name: 'ordering',
    label: { ar: 'الطلب', en: 'Ordering' },
    forms: [orderSettingsFormSchema, privateSettingsFormSchema],
    others: [],
  },
  {
    name: 'guests',
    label: { ar: 'البيانات والأمان', en: 'Data and security' },
    forms: [guestDataFormSchema, teamFormSchema],
    others: [
      { ar: 'البحث عن بيانات ضيف أو محوها', en: 'Find or erase a guest’s data' },
      { ar: 'سجل معالجة البيانات', en: 'Register of data processing' },
    ],
  },
  {
    name: 'contact',
    label: { ar: 'التواصل والأماكن', en: 'Contact and places' },
    forms: [metaContactFormSchema, otherContactFormSchema, placeFormSchema, googleFormSchema],
    others: [],
  },
  { name: 'languages', label: { ar: 'اللغات', en: 'Languages' }, forms: [], others: [] },
  {
    name: 'money',
    label: { ar: 'المال', en: 'Money' },
    forms: [moneyFormSchema, taxFormSchema, chargesFormSchema, tipsFormSchema],
    others: [],
  },
  {
    name: 'code',
    label: { ar: 'الاسم المختصر والرمز', en: 'Short name and code' },
    forms: [shortNameFormSchema],
    others: [
      { ar: 'الرابط', en: 'Link' },
      { ar: 'رمز القائمة للطباعة', en: 'QR code to print' },
    ],
  },
  {
    name: 'danger',
    label: { ar: 'النسخ والمحذوفات', en: 'Copies and trash' },
    forms: [],
    others: [
      { ar: 'نسخ القائمة كلها', en: 'Copy the whole menu' },
      { ar: 'المحذوفات', en: 'Trash' },
    ],
  },
] as const satisfies readonly SettingsPage[];

export type SettingsPageName = (typeof settingsPages)[number]['name'];

const settingsFormSchemas = settingsPages.flatMap<ObjectSchema>(({ forms }) => forms);

/** All forms as one, because they are saved together. */
export const settingsFormSchema = {
  ...form,
  $id: 'SettingsForm',
  title: 'الإعدادات',
  'x-en': 'Settings',
  required: settingsFormSchemas.flatMap((one: ObjectSchema) => one.required ?? []),
  properties: {
    ...Object.fromEntries(settingsFormSchemas.flatMap((one: ObjectSchema) => Object.entries(one.properties))),
    translations,
    institutionTranslations,
  },
} as const satisfies ObjectSchema;

type Path = readonly string[];
type Values = Readonly<Record<string, unknown>>;

/** The payload's fields with their paths. */
function leavesOf({ properties = {} }: Schema, path: Path = []): [string, Path][] {
  return Object.entries(properties)
    .filter(([, schema]) => schema.readOnly !== true)
    .flatMap(([own, schema]): [string, Path][] => {
      if (own === 'translations') return [[path.length > 0 ? 'institutionTranslations' : own, [...path, own]]];
      return schema.type === 'object' ? leavesOf(schema, [...path, own]) : [[own, [...path, own]]];
    });
}

/** Each form field's path in the payload. */
const PAYLOAD_PATHS: ReadonlyMap<string, Path> = new Map(leavesOf(menuUpdateSchema));

/** A field's path in the stored menu, from its path in the payload. */
const storedAt = ([own = '', ...rest]: Path): Path => [...(storedSettingPath(own) ?? [own]), ...rest];

const valueIn = (values: unknown, path: Path) => path.reduce<unknown>((value, own) => propertyOf(value, own), values);

const withValue = (values: Values, [own = '', ...rest]: Path, value: unknown): Values => ({
  ...values,
  [own]: rest.length === 0 ? value : withValue(isRecord(values[own]) ? values[own] : {}, rest, value),
});

/** Converts a menu to the forms' values, keyed by flat field name. Proposes a quantity label if the menu has none. */
export function settingsFormValues(menu: MenuRow): Values {
  const [longitude, latitude] = menu.institution?.location?.geoLocation?.coordinates ?? [];
  const orders = { ...MENU_DEFAULTS.settings.orders, ...menu.settings?.orders };
  const quantityLabel = menu.cartSettings?.quantityLabel?.trim() || DEFAULT_QUANTITY_LABEL[menu.languages.default];
  const sums = { tips: { ...DEFAULT_TIPS, ...menu.settings?.tips }, tax: { included: true, ...menu.settings?.tax } };
  const teamPolicy = { ...MENU_DEFAULTS.settings.team, ...menu.settings?.team };
  const guestData = { ...MENU_DEFAULTS.settings.guests, ...menu.settings?.guests };
  const settings = {
    ...MENU_DEFAULTS.settings,
    ...menu.settings,
    orders,
    guests: guestData,
    team: teamPolicy,
    ...sums,
  };
  const whole = { ...menu, settings, cartSettings: { ...menu.cartSettings, quantityLabel } };
  const stored = [...PAYLOAD_PATHS].map(([field, path]) => [field, valueIn(whole, storedAt(path))] as const);
  return { ...Object.fromEntries(stored), lat: latitude, long: longitude };
}

/** Converts a form's changes to a payload. */
export function toSettingsPayload(changes: Values): MenuUpdateInput {
  return Object.entries(changes).reduce<Values>(
    (payload, [field, value]) => withValue(payload, PAYLOAD_PATHS.get(field) ?? [field], value),
    {},
  );
}

/**
 * A menu's settings as a payload. Working days are keyed by day. So a path does not depend on their sequence:
 * `/workingDays/sun/start`.
 */
export const settingsPayloadOf = (menu: MenuRow): Values => ({
  ...toSettingsPayload(settingsFormValues(menu)),
  workingDays: Object.fromEntries((menu.workingDays ?? []).map((entry) => [entry.day, entry])),
});

/** The payload path of a form field: `phone` is `/institution/contact/phone`. */
export const payloadPathOf = (field: string): string => `/${(PAYLOAD_PATHS.get(field) ?? [field]).join('/')}`;

/** The form field of a payload path: `/institution/contact/phone` is `/phone`. */
export function formFieldAt(path: string): string {
  const found = [...PAYLOAD_PATHS].find(([, place]) => `/${place.join('/')}` === path);
  return found ? `/${found[0]}` : path;
}

/** The label of a field and of its value. A collapsed form shows this as its summary line. */
export function settingSummary(
  formSchema: ObjectSchema,
  field: string,
  value: unknown,
  language: keyof LocalizedText,
): string {
  const schema = formSchema.properties[field];
  const chosen = schema?.['x-options']?.[String(value)]?.[language];
  const label = schemaLabel(schema, language, field);
  return chosen ? `${label}: ${chosen}` : label;
}

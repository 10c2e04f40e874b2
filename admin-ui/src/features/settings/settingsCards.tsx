/** The forms of the settings, each with its overrides, and the pages of the settings, each with its forms and icon. */
import {
  appearanceFormSchema,
  chargesFormSchema,
  canonicalPath,
  colorsFormSchema,
  googleFormSchema,
  hasInbox,
  metaContactFormSchema,
  moneyFormSchema,
  orderSettingsFormSchema,
  otherContactFormSchema,
  phrasesFormSchema,
  placeFormSchema,
  guestDataFormSchema,
  teamFormSchema,
  privateSettingsFormSchema,
  schemaLabel,
  settingSummary,
  settingsFormSchema,
  settingsPages,
  shortNameFormSchema,
  taxFormSchema,
  tipsFormSchema,
  isolateAuto,
  isolateLtr,
  languageField,
  LIST_SEPARATOR,
  ORDER_MODES,
  type Language,
  type Menu,
  type LocalizedText,
  type ObjectSchema,
  type Schema,
  type SettingsPage,
  type SettingsPageName,
} from '@qaima/schemas';
import {
  Banknote,
  Copy,
  Inbox,
  Languages,
  MapPinned,
  Palette,
  QrCode,
  ShieldCheck,
  Store,
  type LucideIcon,
} from 'lucide-react';
import type { FormValues } from '../../schema-ui/form/formValues.js';
import { LocationField } from '../../schema-ui/form/LocationField.js';
import { SegmentedWidget } from '../../schema-ui/form/widgets/SegmentedWidget.js';
import { TextWidget } from '../../schema-ui/form/widgets/TextWidget.js';
import type { Overrides } from '../../schema-ui/fieldOverrides.js';
import { ColorField } from './ColorField.js';
import { CountryWidget } from './CountryWidget.js';
import { CurrencyWidget } from './CurrencyWidget.js';
import { MenuUsernameWidget } from './MenuUsernameWidget.js';
import { PriceStepWidget } from './PriceStepWidget.js';
import { TimeZoneWidget } from './TimeZoneWidget.js';

/** The name of a form's card, which is its value in the URL: `?card=colors`. */
export type CardName =
  | 'colors'
  | 'appearance'
  | 'metaContact'
  | 'otherContact'
  | 'place'
  | 'google'
  | 'phrases'
  | 'orderSettings'
  | 'privateSettings'
  | 'guestData'
  | 'team'
  | 'money'
  | 'tax'
  | 'charges'
  | 'tips'
  | 'shortName';

export interface SettingsCardDefinition {
  readonly name: CardName;
  readonly form: ObjectSchema;
  readonly overrides?: Overrides;
}

const isFilled = (value: unknown) => value !== undefined && value !== null && value !== '';

/** Isolates each entry, because a Latin name would otherwise move the separator next to it. */
const listed = (entries: readonly string[], language: Language) =>
  entries.map(isolateAuto).join(LIST_SEPARATOR[language]);

const half = { half: true } as const;
/** Two fields per line on wide screens, one on phones: links and account names are long. */
const wideHalf = { half: 'wide', widget: TextWidget } as const;

/** Whether orders are answered in the inbox, by the form's values. */
const isAnswered = ({ mode }: FormValues) => hasInbox({ settings: { orders: { mode: String(mode) } } });

/** Each mode shows only the fields that it uses. (docs/spec/domain.md#guest-orders) */
const orderOverrides: Overrides = {
  'SettingsForm.mode': {
    hint: ({ mode }) => `orderSettings.modes.${ORDER_MODES.find((known) => known === mode) ?? 'whatsapp'}`,
  },
  'SettingsForm.autoAccept': {
    half: 'wide',
    widget: SegmentedWidget,
    hint: 'orderSettings.autoAccept',
    shownIf: isAnswered,
  },
  'SettingsForm.answerMinutes': {
    half: 'wide',
    hint: 'orderSettings.answerMinutes',
    shownIf: (values) => isAnswered(values) && values['autoAccept'] !== true,
  },
  'SettingsForm.prepMinutes': { half: 'wide', hint: 'orderSettings.prepMinutes', shownIf: isAnswered },
  'SettingsForm.whenClosed': { half: 'wide', hint: 'orderSettings.whenClosed' },
};

const settingsCards: readonly SettingsCardDefinition[] = [
  {
    name: 'colors',
    form: colorsFormSchema,
    overrides: Object.fromEntries(
      Object.keys(colorsFormSchema.properties).map((field) => [`SettingsForm.${field}`, { field: ColorField }]),
    ),
  },
  {
    name: 'money',
    form: moneyFormSchema,
    overrides: {
      'SettingsForm.currency': { widget: CurrencyWidget },
      'SettingsForm.arabicCurrencySign': {
        widget: SegmentedWidget,
        hint: 'publicInfo.arabicCurrencySign',
        shownIf: ({ currency }) => currency === 'JOD',
      },
      'SettingsForm.priceStep': { widget: PriceStepWidget, hint: 'publicInfo.priceStep' },
    },
  },
  {
    name: 'tax',
    form: taxFormSchema,
    overrides: {
      'SettingsForm.included': { widget: SegmentedWidget },
      'SettingsForm.title': half,
      'SettingsForm.number': half,
    },
  },
  { name: 'charges', form: chargesFormSchema },
  { name: 'tips', form: tipsFormSchema, overrides: { 'SettingsForm.active': half, 'SettingsForm.own': half } },
  { name: 'appearance', form: appearanceFormSchema },
  {
    name: 'place',
    form: placeFormSchema,
    overrides: {
      'SettingsForm.country': { widget: CountryWidget },
      'SettingsForm.timeZone': { widget: TimeZoneWidget },
      'SettingsForm.address': { widget: TextWidget },
    },
  },
  {
    name: 'shortName',
    form: shortNameFormSchema,
    overrides: { 'SettingsForm.username': { widget: MenuUsernameWidget } },
  },
  {
    name: 'metaContact',
    form: metaContactFormSchema,
    overrides: { 'SettingsForm.facebook': wideHalf, 'SettingsForm.instagram': wideHalf },
  },
  {
    name: 'otherContact',
    form: otherContactFormSchema,
    overrides: {
      'SettingsForm.x': wideHalf,
      'SettingsForm.phone': { half: 'wide' },
      'SettingsForm.email': { half: 'wide' },
      'SettingsForm.snapchat': wideHalf,
      'SettingsForm.otherMenu': { half: 'wide' },
      'SettingsForm.otherMenuNickName': { half: 'wide' },
    },
  },
  {
    name: 'google',
    form: googleFormSchema,
    overrides: {
      'SettingsForm.lat': { field: LocationField, last: true, ownMessage: true },
      'SettingsForm.long': { hidden: true },
    },
  },
  { name: 'phrases', form: phrasesFormSchema },
  {
    name: 'orderSettings',
    form: orderSettingsFormSchema,
    overrides: orderOverrides,
  },
  {
    name: 'privateSettings',
    form: privateSettingsFormSchema,
    overrides: {
      'SettingsForm.enableBuy': half,
      'SettingsForm.showSaleSection': half,
      'SettingsForm.doMarkClosestBranch': half,
      'SettingsForm.purchaseMethod': half,
    },
  },
  {
    name: 'team',
    form: teamFormSchema,
    overrides: {
      'SettingsForm.secondFactor': { half: 'wide', widget: SegmentedWidget, hint: 'guestData.secondFactor' },
    },
  },
  {
    name: 'guestData',
    form: guestDataFormSchema,
    overrides: {
      'SettingsForm.keepDays': { half: 'wide', hint: 'guestData.keepDays' },
      'SettingsForm.marketing': { half: 'wide', widget: SegmentedWidget, hint: 'guestData.marketing' },
    },
  },
];

export const fieldsOf = (card: SettingsCardDefinition | undefined): readonly string[] =>
  Object.keys(card?.form.properties ?? {});

export const cardOfField = (field: string): SettingsCardDefinition | undefined =>
  settingsCards.find(({ form }) => Object.hasOwn(form.properties, field));

export interface PageDefinition extends SettingsPage {
  readonly name: SettingsPageName;
  readonly icon: LucideIcon;
  readonly cards: readonly SettingsCardDefinition[];
  /** The names of the page's card in the guided tour, separated by spaces. */
  readonly tour: string;
  /** What is set, in one line; '' for nothing. */
  readonly summary: (menu: Menu, values: FormValues, language: Language) => string;
}

const ALL_FIELDS: Readonly<Record<string, Schema>> = settingsFormSchema.properties;

/** The values of fields, with the label of their choice where they have choices. */
const valuesOf =
  (...fields: readonly string[]): PageDefinition['summary'] =>
  (_menu, values, language) =>
    listed(
      fields.flatMap((field) => {
        const value = values[field];
        if (!isFilled(value)) return [];
        const options = ALL_FIELDS[field]?.['x-options'];
        return [options?.[String(value)]?.[language] ?? String(value)];
      }),
      language,
    );

/** The labels of the fields that have a value. */
const labelsOf =
  (...fields: readonly string[]): PageDefinition['summary'] =>
  (_menu, values, language) =>
    listed(
      fields
        .filter((field) => isFilled(values[field]))
        .map((field) => settingSummary(settingsFormSchema, field, undefined, language)),
      language,
    );

const both =
  (...parts: readonly PageDefinition['summary'][]): PageDefinition['summary'] =>
  (...values) =>
    parts
      .map((part) => part(...values))
      .filter((text) => text !== '')
      .join(LIST_SEPARATOR[values[2]]);

const PAGES: Readonly<Record<SettingsPageName, Pick<PageDefinition, 'icon' | 'tour' | 'summary'>>> = {
  venue: {
    icon: Store,
    tour: 'publicInfo.mainImage publicInfo.logo publicInfo.phrases',
    summary: valuesOf('name', 'description'),
  },
  look: {
    icon: Palette,
    tour: 'publicInfo.colors',
    summary: valuesOf(...Object.keys(colorsFormSchema.properties)),
  },
  ordering: {
    icon: Inbox,
    tour: 'publicInfo.privateSettings',
    summary: valuesOf('mode', 'purchaseMethod'),
  },
  guests: { icon: ShieldCheck, tour: '', summary: labelsOf('keepDays') },
  contact: {
    icon: MapPinned,
    tour: 'publicInfo.metaContact publicInfo.otherContact publicInfo.google',
    summary: both(valuesOf('phone', 'address'), labelsOf('instagram', 'facebook', 'whatsapp')),
  },
  languages: {
    icon: Languages,
    tour: '',
    summary: ({ languages }, _values, language) =>
      listed(
        languages.offered.map((one) => languageField['x-options'][one][language]),
        language,
      ),
  },
  money: { icon: Banknote, tour: 'publicInfo.mainSettings', summary: valuesOf('currency', 'priceStep') },
  code: { icon: QrCode, tour: '', summary: (menu) => isolateLtr(canonicalPath(menu)) },
  danger: { icon: Copy, tour: '', summary: () => '' },
};

export const pages: readonly PageDefinition[] = settingsPages.map((page) => ({
  ...page,
  ...PAGES[page.name],
  cards: page.forms.flatMap((form) => settingsCards.find((card) => card.form === form) ?? []),
}));

/** The page of a value of `?card=`, which names a page or one of its cards. */
export const pageOf = (card: string | null): PageDefinition | undefined =>
  pages.find(({ name, cards }) => name === card || cards.some((one) => one.name === card));

interface SearchEntry {
  readonly page: PageDefinition;
  /** The card and the name of a field; absent for the other parts of a page. */
  readonly card?: CardName;
  readonly field?: string;
  readonly label: LocalizedText;
  /** The labels of setting, form and page in both languages. */
  readonly words: string;
}

const textIn = ({ ar, en }: LocalizedText) => `${ar} ${en}`;
const labelOf = (schema: Schema | undefined, field = ''): LocalizedText => ({
  ar: schemaLabel(schema, 'ar', field),
  en: schemaLabel(schema, 'en', field),
});

/** What the search of the settings finds. The longitude belongs to the field of the latitude. */
export const entries: readonly SearchEntry[] = pages.flatMap((page) => [
  ...page.cards.flatMap((card) =>
    Object.entries(card.form.properties)
      .filter(([field]) => field !== 'long')
      .map(([field, schema]: [string, Schema]) => {
        const label = labelOf(schema, field);
        const words = [label, labelOf(card.form), page.label].map(textIn).join(' ');
        return { page, card: card.name, field, label, words };
      }),
  ),
  ...[page.label, ...page.others].map((label) => ({ page, label, words: `${textIn(label)} ${textIn(page.label)}` })),
]);

/** The element id of a card. */
export const cardId = (name: string) => `card-${name}`;

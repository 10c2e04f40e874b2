/** The settings cards in page order, each with its fields, overrides and name in the guided tour. */
import {
  appearanceFormSchema,
  colorsFormSchema,
  googleFormSchema,
  hasInbox,
  metaContactFormSchema,
  orderSettingsFormSchema,
  otherContactFormSchema,
  phrasesFormSchema,
  privateSettingsFormSchema,
  settingSummary,
  isolateAuto,
  LIST_SEPARATOR,
  ORDER_MODES,
  type Language,
  type ObjectSchema,
} from '@qaima/schemas';
import { Globe, Inbox, Lock, MapPinned, MessageCircle, Palette, Quote, Store, type LucideIcon } from 'lucide-react';
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

/** The name of a card. It is the card's key in the messages, and its value in the URL: `?card=colors`. */
export type CardName =
  'colors' | 'appearance' | 'metaContact' | 'otherContact' | 'google' | 'phrases' | 'orderSettings' | 'privateSettings';

export interface SettingsCardDefinition {
  readonly name: CardName;
  readonly form: ObjectSchema;
  readonly icon: LucideIcon;
  /** The card's name in the guided tour. */
  readonly tour: string;
  readonly overrides?: Overrides;
  /** The summary of the collapsed card. A card without a summary can't be collapsed. */
  readonly summary?: (form: ObjectSchema, values: FormValues, language: Language) => string;
}

const isFilled = (value: unknown) => value !== undefined && value !== null && value !== '';

/** Isolates each entry, because a Latin name would otherwise move the separator next to it. */
const listed = (entries: readonly string[], language: Language) =>
  entries.map(isolateAuto).join(LIST_SEPARATOR[language]);

/** The labels of the fields that have a value. */
const filledLabels: SettingsCardDefinition['summary'] = (form, values, language) =>
  listed(
    Object.keys(form.properties)
      .filter((field) => isFilled(values[field]))
      .map((field) => settingSummary(form, field, undefined, language)),
    language,
  );

const phrases: SettingsCardDefinition['summary'] = (form, values, language) =>
  listed(
    Object.keys(form.properties)
      .map((field) => values[field])
      .filter(isFilled)
      // Unlike «», English quotation marks are not mirrored, so they stand outside of an Arabic phrase.
      .map((phrase) => (language === 'ar' ? `«${String(phrase)}»` : `“${isolateAuto(String(phrase))}”`)),
    language,
  );

/** The label and value of each field with fixed choices that the form shows. */
const choicesOf =
  (overrides: Overrides): NonNullable<SettingsCardDefinition['summary']> =>
  (form, values, language) => {
    const isShown = (field: string) => overrides[`SettingsForm.${field}`]?.shownIf?.(values) ?? true;
    const fields = Object.entries(form.properties).filter(([field, schema]) => schema['x-options'] && isShown(field));
    return listed(
      fields.map(([field]) => settingSummary(form, field, values[field], language)),
      language,
    );
  };

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

export const settingsCards: readonly SettingsCardDefinition[] = [
  {
    name: 'colors',
    form: colorsFormSchema,
    icon: Palette,
    tour: 'publicInfo.colors',
    overrides: Object.fromEntries(
      Object.keys(colorsFormSchema.properties).map((field) => [`SettingsForm.${field}`, { field: ColorField }]),
    ),
  },
  {
    name: 'appearance',
    form: appearanceFormSchema,
    icon: Store,
    tour: 'publicInfo.mainSettings',
    overrides: {
      'SettingsForm.country': { half: 'wide', widget: CountryWidget },
      'SettingsForm.currency': { half: 'wide', widget: CurrencyWidget },
      'SettingsForm.arabicCurrencySign': {
        widget: SegmentedWidget,
        hint: 'publicInfo.arabicCurrencySign',
        shownIf: ({ currency }) => currency === 'JOD',
      },
      'SettingsForm.priceStep': { widget: PriceStepWidget, hint: 'publicInfo.priceStep' },
      'SettingsForm.address': { widget: TextWidget },
    },
  },
  {
    name: 'metaContact',
    form: metaContactFormSchema,
    icon: MessageCircle,
    tour: 'publicInfo.metaContact',
    summary: filledLabels,
    overrides: { 'SettingsForm.facebook': wideHalf, 'SettingsForm.instagram': wideHalf },
  },
  {
    name: 'otherContact',
    form: otherContactFormSchema,
    icon: Globe,
    tour: 'publicInfo.otherContact',
    summary: filledLabels,
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
    icon: MapPinned,
    tour: 'publicInfo.google',
    summary: filledLabels,
    overrides: {
      'SettingsForm.lat': { field: LocationField, last: true, ownMessage: true },
      'SettingsForm.long': { hidden: true },
    },
  },
  { name: 'phrases', form: phrasesFormSchema, icon: Quote, tour: 'publicInfo.phrases', summary: phrases },
  {
    name: 'orderSettings',
    form: orderSettingsFormSchema,
    icon: Inbox,
    tour: 'publicInfo.orderSettings',
    summary: choicesOf(orderOverrides),
    overrides: orderOverrides,
  },
  {
    name: 'privateSettings',
    form: privateSettingsFormSchema,
    icon: Lock,
    tour: 'publicInfo.privateSettings',
    summary: choicesOf({}),
    overrides: {
      'SettingsForm.username': { widget: MenuUsernameWidget },
      'SettingsForm.timeZone': { widget: TimeZoneWidget },
      'SettingsForm.enableBuy': half,
      'SettingsForm.showSaleSection': half,
      'SettingsForm.doMarkClosestBranch': half,
      'SettingsForm.purchaseMethod': half,
    },
  },
];

export const fieldsOf = (card: SettingsCardDefinition | undefined): readonly string[] =>
  Object.keys(card?.form.properties ?? {});

export const cardOfField = (field: string): SettingsCardDefinition | undefined =>
  settingsCards.find(({ form }) => Object.hasOwn(form.properties, field));

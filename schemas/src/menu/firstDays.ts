/** The first steps of the owner of a new menu, as a checklist. (docs/spec/owners-area.md#first-days) */
import { hasInbox } from './guestOrderSettings.js';
import { messagingLink } from '../link/links.js';

/** In the order in which they are proposed. */
export const FIRST_STEPS = ['logo', 'section', 'items', 'hours', 'whatsapp', 'code'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** The number of items that completes the step. With fewer, a menu looks empty to guests. */
export const FIRST_ITEMS = 5;

const isShownField = {
  type: 'boolean',
  title: 'قائمة الخطوات الأولى',
  'x-en': 'Checklist of first steps',
} as const;

/** Absent for menus that existed before the checklist. */
export const firstDaysField = {
  type: 'object',
  title: 'أيامك الأولى',
  'x-en': 'First days',
  additionalProperties: false,
  properties: {
    /** False after the owner has closed the checklist. */
    isShown: isShownField,
    /** Whether the QR code was downloaded to be printed. The server sets it. */
    codePrinted: { type: 'boolean', title: 'طُبع الرمز', 'x-en': 'Code printed', readOnly: true },
  },
} as const;

/** The property that owners may change. */
export const firstDaysUpdateField = { ...firstDaysField, properties: { isShown: isShownField } } as const;

/** The state of a new menu. */
export const FIRST_DAYS_START = { isShown: true, codePrinted: false } as const;

type Maybe<T> = T | null | undefined;

/** The properties of a menu that these functions use. */
export interface BeginningMenu {
  readonly firstDays?: Maybe<{ readonly isShown?: Maybe<boolean>; readonly codePrinted?: Maybe<boolean> }>;
  readonly institution?: Maybe<{ readonly logo?: Maybe<string>; readonly whatsapp?: Maybe<string> }>;
  readonly sections?: Maybe<readonly { readonly items?: Maybe<readonly unknown[]> }[]>;
  readonly workingDays?: Maybe<readonly unknown[]>;
  readonly settings?: Maybe<{ readonly orders?: Maybe<{ readonly mode?: Maybe<string> }> }>;
}

export const itemCountOf = ({ sections }: BeginningMenu): number =>
  (sections ?? []).reduce((sum, { items }) => sum + (items?.length ?? 0), 0);

const IS_DONE: Readonly<Record<FirstStep, (menu: BeginningMenu) => boolean>> = {
  logo: ({ institution }) => Boolean(institution?.logo),
  section: ({ sections }) => (sections ?? []).length > 0,
  items: (menu) => itemCountOf(menu) >= FIRST_ITEMS,
  hours: ({ workingDays }) => (workingDays ?? []).length > 0,
  // The inbox receives orders without WhatsApp.
  whatsapp: ({ institution, settings }) => hasInbox({ settings }) || messagingLink(institution?.whatsapp, '') !== null,
  code: ({ firstDays }) => firstDays?.codePrinted === true,
};

/** The steps that are left, in order. */
export const openFirstSteps = (menu: BeginningMenu): readonly FirstStep[] =>
  FIRST_STEPS.filter((step) => !IS_DONE[step](menu));

/** Whether the owner sees the checklist: until all steps are done, or until the owner closes it. */
export const isInFirstDays = (menu: BeginningMenu): boolean =>
  menu.firstDays?.isShown === true && openFirstSteps(menu).length > 0;

/** What an item contains in any of its sizes. (docs/spec/domain.md#nutrition-and-allergens) */
import { ALLERGENS, DIETS, type Allergen, type Diet, type Presence } from './allergens.js';

type Maybe<T> = T | null | undefined;

interface OwnLabels {
  readonly allergens?: Maybe<readonly { readonly code: Allergen; readonly presence?: Maybe<Presence> }[]>;
  readonly allergensDeclared?: Maybe<boolean>;
  readonly diets?: Maybe<readonly Diet[]>;
}

/** The properties of an item that determine its labels. */
export interface LabelledItem extends OwnLabels {
  readonly subItems?: Maybe<readonly OwnLabels[]>;
}

export interface Labels {
  readonly contains: readonly Allergen[];
  readonly mayContain: readonly Allergen[];
  /** If true, an allergen that is not listed is absent from the dish. If false, it is unknown. */
  readonly isDeclared: boolean;
  readonly diets: readonly Diet[];
}

/**
 * Diets that are warnings. If any size of an item has a warning, the item has it. Any other diet applies to the item
 * only if all its sizes have it.
 */
const WARNINGS: ReadonlySet<Diet> = new Set([
  'spicy-1',
  'spicy-2',
  'spicy-3',
  'raw',
  'contains-pork',
  'contains-alcohol',
]);

/** Whether a diet is a warning. */
export const isWarning = (diet: Diet): boolean => WARNINGS.has(diet);

function listed({ allergens, allergensDeclared, diets }: OwnLabels): Labels {
  const codes = (wanted: Presence) =>
    ALLERGENS.filter((code) => allergens?.some((one) => one.code === code && (one.presence ?? 'contains') === wanted));
  const contains = codes('contains');
  return {
    contains,
    mayContain: codes('may-contain').filter((code) => !contains.includes(code)),
    isDeclared: allergensDeclared === true,
    diets: DIETS.filter((diet) => diets?.includes(diet)),
  };
}

/**
 * Merges the labels of several parts. If the parts differ in an allergen, the worst presence counts. The result is
 * declared only if all parts are.
 */
export function mergeLabels(parts: readonly Labels[]): Labels {
  const has = (list: 'contains' | 'mayContain', code: Allergen) => parts.some((part) => part[list].includes(code));
  const contains = ALLERGENS.filter((code) => has('contains', code));
  return {
    contains,
    mayContain: ALLERGENS.filter((code) => has('mayContain', code) && !contains.includes(code)),
    isDeclared: parts.length > 0 && parts.every(({ isDeclared }) => isDeclared),
    diets: DIETS.filter((diet) => {
      const having = parts.filter(({ diets }) => diets.includes(diet)).length;
      return isWarning(diet) ? having > 0 : having > 0 && having === parts.length;
    }),
  };
}

/**
 * The labels of a sub-item. If it declares its allergens, they replace the item's allergens. Otherwise both are
 * combined.
 */
function ofSubItem(item: Labels, subItem: OwnLabels): Labels {
  const own = listed(subItem);
  const diets = own.diets.length > 0 ? own.diets : item.diets;
  if (own.isDeclared) return { ...own, diets };
  const { contains, mayContain } = mergeLabels([item, own]);
  return { contains, mayContain, isDeclared: item.isDeclared, diets };
}

/** The labels of an item, merged over all of its sub-items. */
export function overallLabels(item: LabelledItem): Labels {
  const own = listed(item);
  return item.subItems?.length ? mergeLabels(item.subItems.map((subItem) => ofSubItem(own, subItem))) : own;
}

export const NO_LABELS: Labels = { contains: [], mayContain: [], isDeclared: false, diets: [] };

/** Whether there are any labels: a declaration, an allergen or a diet. */
export const saysAnything = ({ contains, mayContain, isDeclared, diets }: Labels): boolean =>
  isDeclared || contains.length + mayContain.length + diets.length > 0;

/**
 * The labels as a short text for an attribute: `!nuts milk?|vegan` is declared, contains nuts, may contain milk, and is
 * vegan. Empty without labels.
 */
export function encodeLabels(labels: Labels): string {
  if (!saysAnything(labels)) return '';
  const { contains, mayContain, isDeclared, diets } = labels;
  const codes = [...contains, ...mayContain.map((code) => `${code}?`)].join(' ');
  return `${isDeclared ? '!' : ''}${codes}${diets.length > 0 ? `|${diets.join(' ')}` : ''}`;
}

/** Parses a text that `encodeLabels` has written. */
export function decodeLabels(text: string): Labels {
  const [codes = '', diets = ''] = text.replace('!', '').split('|');
  const words = new Set(codes.split(' '));
  const named = new Set(diets.split(' '));
  return {
    contains: ALLERGENS.filter((code) => words.has(code)),
    mayContain: ALLERGENS.filter((code) => words.has(`${code}?`)),
    isDeclared: text.startsWith('!'),
    diets: DIETS.filter((diet) => named.has(diet)),
  };
}

/** The state of the price screen: the rule, its scope, and the resulting prices. */
import { useDeferredValue, useMemo, useState } from 'react';
import {
  amountLimits,
  changedRows,
  dearerCombos,
  priceChangeRequestSchema,
  priceRows,
  roundingsIn,
  type CurrencyCode,
  type Menu,
  type PriceRow,
  type PriceScope,
  type Thousandths,
} from '@qaima/schemas';
import type { MenuItem, MenuSection } from '../../../data/menu.js';
import { itemsOf } from '../../../data/menuDataProvider.js';

/** Which items change: the whole menu, the selected items, or a section (by its id). */
export type Scope = string;
export const WHOLE_MENU: Scope = 'whole';
export const SELECTED_ITEMS: Scope = 'selected';

export interface RuleDraft {
  readonly raises: boolean;
  readonly by: 'percent' | 'amount';
  /** The number, or the typed text if it is not one. */
  readonly value: number | string | undefined;
  /** A step in currency units as a text; `'0'` for none. */
  readonly rounding: string;
  readonly up: boolean;
  readonly subItems: boolean;
  readonly combos: boolean;
  readonly extras: boolean;
  readonly scope: Scope;
}

const START = { raises: true, by: 'percent', value: undefined, up: false } as const;

const { percent, amount } = priceChangeRequestSchema.properties;

/** What can be typed: the limits of the server, without a sign. */
export const limitsOf = ({ by, raises }: Pick<RuleDraft, 'by' | 'raises'>, currency: CurrencyCode) =>
  amountLimits(
    {
      minimum: 0,
      'x-money': by === 'amount',
      maximum: by === 'amount' ? amount.maximum : raises ? percent.maximum : -percent.minimum,
    },
    currency,
  );

/** Why the typed value changes no price; null if it is a positive number within the limits. Also a message's key. */
export type ValueProblem = 'needsValue' | 'unread' | 'zero' | 'negative' | 'tooMuch';
export function valueProblem(draft: RuleDraft, currency: CurrencyCode): ValueProblem | null {
  const { value } = draft;
  if (value === undefined) return 'needsValue';
  if (typeof value === 'string') return 'unread';
  if (value === 0) return 'zero';
  if (value < 0) return 'negative';
  return value > limitsOf(draft, currency).maximum ? 'tooMuch' : null;
}

/** The typed value if it is a positive number within the limits, else 0. */
const sizeOf = (draft: RuleDraft, currency: CurrencyCode): number =>
  typeof draft.value === 'number' && valueProblem(draft, currency) === null ? draft.value : 0;

const ruleOf = (draft: RuleDraft, currency: CurrencyCode): PriceScope => {
  const size = sizeOf(draft, currency);
  const signed = draft.raises ? size : -size;
  const rounding = Number(draft.rounding);
  return {
    ...(draft.by === 'percent' ? { percent: signed } : { amount: signed }),
    ...(rounding > 0 ? { rounding, up: draft.up } : {}),
    subItems: draft.subItems,
    extras: draft.extras,
  };
};

function itemsIn(scope: Scope, sections: readonly MenuSection[], chosen: readonly MenuItem[]): readonly MenuItem[] {
  if (scope === SELECTED_ITEMS) return chosen;
  return sections.filter(({ _id }) => scope === WHOLE_MENU || _id === scope).flatMap(itemsOf);
}

/** The ids of the combos that contain one of the items; of all combos for the whole menu. */
const combosIn = (scope: Scope, { combos = [] }: PricedMenu, itemIds: readonly string[]): readonly string[] =>
  combos
    .filter(({ items = [] }) => scope === WHOLE_MENU || items.some(({ _id }) => itemIds.includes(_id)))
    .map(({ _id }) => _id);

type PricedMenu = Pick<Partial<Menu>, 'sections' | 'combos' | 'extraGroups' | 'currency' | 'settings'>;

export interface PriceState {
  readonly draft: RuleDraft;
  readonly update: (changes: Partial<RuleDraft>) => void;
  readonly problem: ValueProblem | null;
  readonly rows: readonly PriceRow[];
  /** The ids of the items and combos that the user has excluded. */
  readonly left: ReadonlySet<string>;
  readonly toggle: (ids: readonly string[], isIn: boolean) => void;
  /** The request, and the changes that the server is expected to compute from it. */
  readonly request: PriceScope;
  readonly changes: readonly PriceRow[];
  /** The combos that the changes make dearer than their items, with the difference. */
  readonly dearer: ReadonlyMap<string, Thousandths>;
}

export function usePriceRule(
  menu: PricedMenu,
  sections: readonly MenuSection[],
  chosen: readonly MenuItem[],
): PriceState {
  const [draft, setDraft] = useState<RuleDraft>({
    ...START,
    rounding: String(roundingsIn(menu.currency)[0]),
    subItems: true,
    combos: true,
    extras: false,
    scope: chosen.length > 0 ? SELECTED_ITEMS : WHOLE_MENU,
  });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const shown = useDeferredValue(draft);
  const found = useMemo(() => {
    const rule = ruleOf(shown, menu.currency);
    const items = itemsIn(shown.scope, sections, chosen).map(({ _id }) => _id);
    const kept = items.filter((id) => !left.has(id));
    const whole =
      shown.scope === WHOLE_MENU ? {} : shown.scope === SELECTED_ITEMS ? { items } : { sections: [shown.scope] };
    const combos = shown.combos ? combosIn(shown.scope, menu, items) : [];
    const request = {
      ...rule,
      ...(kept.length === items.length ? whole : { items: kept }),
      combos: combos.filter((id) => !left.has(id)),
    };
    const changes = sizeOf(shown, menu.currency) === 0 ? [] : changedRows(priceRows(menu, request));
    return {
      request,
      rows: priceRows(menu, { ...rule, ...whole, combos }),
      changes,
      dearer: dearerCombos(menu, changes),
    };
  }, [menu, sections, chosen, shown, left]);
  return {
    draft,
    update: (changes) => setDraft((now) => ({ ...now, ...changes })),
    problem: valueProblem(shown, menu.currency),
    left,
    toggle: (ids, isIn) =>
      setLeft((now) => new Set(isIn ? [...now].filter((id) => !ids.includes(id)) : [...now, ...ids])),
    ...found,
  };
}

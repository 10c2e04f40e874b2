/** Validates and prices the extras that a cart line chooses. (docs/spec/domain.md#extras) */
import { translatedTitles, type TitleTranslations } from '../core/translations.js';
import type { Thousandths } from '../money/money.js';
import type { OfferedExtra, OfferedGroup } from './offeredGroups.js';

/** A chosen quantity of one extra; `group` and `extra` are ids. */
export interface Choice {
  readonly group: string;
  readonly extra: string;
  readonly quantity: number;
}

export type ChoiceProblemKind = 'too-few' | 'too-many' | 'not-offered' | 'sold-out';

/** Why choices are refused. Names the group. If a single extra is the reason, also names the extra. */
export interface ChoiceProblem {
  readonly kind: ChoiceProblemKind;
  readonly group: string;
  /** The group's title; empty if the group is not offered. */
  readonly groupTitle: string;
  readonly extra?: string;
  /** The extra's title. */
  readonly extraTitle?: string;
  /** The required or allowed number of units. */
  readonly limit?: number;
}

/** A chosen extra with its group. */
export interface PricedChoice extends Choice, TitleTranslations<'title' | 'groupTitle'> {
  readonly title: string;
  readonly groupTitle: string;
  /** The price of one unit. */
  readonly unitPrice: Thousandths;
  /** The number of units that are free of charge. */
  readonly freeUnits: number;
  /** `unitPrice × (quantity − freeUnits)`. */
  readonly price: Thousandths;
}

const keyOf = ({ group, extra }: Pick<Choice, 'group' | 'extra'>) => `${group} ${extra}`;

/** Merges choices of the same extra and sorts them. So it does not matter in which sequence a guest taps them. */
export function normalizeChoices(choices: readonly Choice[]): readonly Choice[] {
  const byKey = new Map<string, Choice>();
  for (const choice of choices) {
    const key = keyOf(choice);
    const quantity = (byKey.get(key)?.quantity ?? 0) + choice.quantity;
    byKey.set(key, { group: choice.group, extra: choice.extra, quantity });
  }
  return [...byKey.values()]
    .filter(({ quantity }) => quantity > 0)
    .sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

/** A group's preselected units. Leaves out sold-out extras and units beyond the limits that apply to this item. */
export function initialOf({ _id: group, extras, max, each }: OfferedGroup): readonly Choice[] {
  let left = max ?? Number.POSITIVE_INFINITY;
  return extras.flatMap(({ _id: extra, initial, isSoldOut }) => {
    const quantity = isSoldOut ? 0 : Math.min(initial, each ?? initial, left);
    left -= quantity;
    return quantity > 0 ? [{ group, extra, quantity }] : [];
  });
}

/** The preselected choices, for a line whose input has none. */
export const initialChoices = (groups: readonly OfferedGroup[]): readonly Choice[] =>
  normalizeChoices(groups.flatMap(initialOf));

/** The number of units chosen in a group. */
export function chosenUnits(groupId: string, choices: readonly Choice[]): number {
  return choices.reduce((sum, { group, quantity }) => (group === groupId ? sum + quantity : sum), 0);
}

function problemOfGroup(offered: OfferedGroup, choices: readonly Choice[]): ChoiceProblem | null {
  const group = { group: offered._id, groupTitle: offered.title };
  const extrasById = new Map(offered.extras.map((extra) => [extra._id, extra]));
  const own = choices.filter((choice) => choice.group === offered._id);
  for (const { extra: id, quantity } of own) {
    const extra = extrasById.get(id);
    if (!extra) return { kind: 'not-offered', ...group, extra: id };
    const named = { ...group, extra: id, extraTitle: extra.title };
    if (extra.isSoldOut) return { kind: 'sold-out', ...named };
    if (offered.each !== null && quantity > offered.each) return { kind: 'too-many', ...named, limit: offered.each };
  }
  const units = chosenUnits(offered._id, own);
  if (offered.max !== null && units > offered.max) return { kind: 'too-many', ...group, limit: offered.max };
  if (units < offered.min && !(units === 0 && offered.isNoneAllowed))
    return { kind: 'too-few', ...group, limit: offered.min };
  return null;
}

/**
 * All reasons why choices are refused. Problems of offered groups come first, then those of groups that are not
 * offered.
 */
export function choiceProblems(groups: readonly OfferedGroup[], choices: readonly Choice[]): readonly ChoiceProblem[] {
  const normalized = normalizeChoices(choices);
  const offeredIds = new Set(groups.map(({ _id }) => _id));
  return [
    ...groups.flatMap((group) => problemOfGroup(group, normalized) ?? []),
    ...normalized
      .filter(({ group }) => !offeredIds.has(group))
      .map(({ group, extra }): ChoiceProblem => ({ kind: 'not-offered', group, groupTitle: '', extra })),
  ];
}

/** The chosen extras, each with its quantity, in the order of the groups. Choices that are not offered are omitted. */
export const chosenExtras = (
  groups: readonly OfferedGroup[],
  choices: readonly Choice[],
): readonly (OfferedExtra & Pick<Choice, 'quantity'>)[] =>
  groups.flatMap(({ _id, extras }) =>
    extras.flatMap((extra) => {
      const chosen = choices.find((choice) => choice.group === _id && choice.extra === extra._id);
      return chosen ? [{ ...extra, quantity: chosen.quantity }] : [];
    }),
  );

interface Unit {
  readonly choice: Choice;
  readonly extra: OfferedExtra;
}

/**
 * Prices a group's choices. The cheapest chosen extras are free first. If prices are equal, the extra that the group
 * lists first.
 */
function pricedGroup(group: OfferedGroup, choices: readonly Choice[]): readonly PricedChoice[] {
  const chosen: readonly Unit[] = group.extras.flatMap((extra) => {
    const choice = choices.find((one) => one.group === group._id && one.extra === extra._id);
    return choice ? [{ choice, extra }] : [];
  });
  const freeOf = new Map<string, number>();
  let free = group.free;
  for (const { choice, extra } of [...chosen].sort((one, other) => one.extra.price - other.extra.price)) {
    const units = Math.min(free, choice.quantity);
    freeOf.set(extra._id, units);
    free -= units;
  }
  return chosen.map(({ choice, extra }) => {
    const freeUnits = freeOf.get(extra._id) ?? 0;
    return {
      ...choice,
      title: extra.title,
      groupTitle: group.title,
      ...translatedTitles({ title: extra, groupTitle: group }),
      unitPrice: extra.price,
      freeUnits,
      price: extra.price * (choice.quantity - freeUnits),
    };
  });
}

/** The chosen extras with their prices, in the order of the groups. Choices that are not offered are omitted. */
export function pricedChoices(groups: readonly OfferedGroup[], choices: readonly Choice[]): readonly PricedChoice[] {
  const normalized = normalizeChoices(choices);
  return groups.flatMap((group) => pricedGroup(group, normalized));
}

/** The price of the chosen extras per unit of the line. Sales do not apply to extras. */
export function extrasPrice(groups: readonly OfferedGroup[], choices: readonly Choice[]): Thousandths {
  return pricedChoices(groups, choices).reduce((sum, { price }) => sum + price, 0);
}

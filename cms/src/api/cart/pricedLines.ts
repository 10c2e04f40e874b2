/** Cart lines with the current titles and prices of the menu. */
import {
  cartLineSchema,
  cartTotal,
  sumContextOf,
  sumLines,
  sumsInUnits,
  sumsOf,
  tipField,
  comboLineProblem,
  deselectedExtras,
  fromThousandths,
  lineChoiceProblem,
  lineProblem,
  lineTotal,
  lineUnits,
  pickPrice,
  pickProblems,
  picksPrice,
  pricedChoices,
  toChoiceProblem,
  translatedTitles,
  unitPrice,
  type Cart,
  type SumContext,
  type Sums,
  type CartLine,
  type ChoiceProblem,
  type LineProblem,
  type OfferedGroup,
  type PricedLine,
  type Thousandths,
} from '@qaima/schemas';
import { readStored } from '../../api-runtime/serialize';
import type { Row } from '../../database/columnValues';
import type { CartMenu } from './cartMenu';
import { ruleOf, type CartDiscounts } from './cartDiscounts';
import { named } from './menuOfCart';
import { offeredOf, type ShopCombo, type ShopItem, type ReferencedItems } from './loadReferencedItems';
import type { StoredChoice, StoredLine } from './storedLines';
import { storedTable } from './storedTable';

/** The lines and their total, in the menu's currency. */
export type Priced = Pick<Cart, 'items' | 'total' | 'totals' | 'taxes'>;

/** The same cart line in three forms: stored, in the response, and as input of the price computation. */
export interface ShownLine {
  readonly line: StoredLine;
  readonly shown: CartLine;
  readonly priced: PricedLine;
}

type ShownChoices = NonNullable<CartLine['choices']>;

/** The item of a line that is no longer visible. It has only the names that the line stores. */
const remains = ({ item, title, option }: StoredLine) => ({
  item: { _id: item ?? '', title, subItems: option === null ? [] : [{ title: option }] },
  subItem: option === null ? null : 0,
});

const shownChoice = ({ group, extra, quantity, title, groupTitle }: StoredChoice) => ({
  ...{ group, extra, quantity, title, groupTitle },
  unitPrice: 0,
  freeUnits: 0,
  price: 0,
});

/** The title of an extra on kitchen tickets, if it differs from the one that the guest reads. */
const kitchenTitlesOf =
  ({ groups }: ReferencedItems) =>
  ({ group, extra }: Pick<StoredChoice, 'group' | 'extra'>): string | undefined => {
    const found = groups.get(group)?.extras.find(({ _id }) => _id === extra);
    const kitchenTitle = found?.kitchenTitle?.trim();
    return kitchenTitle && kitchenTitle !== found?.title ? kitchenTitle : undefined;
  };

/** The chosen extras in the sequence of their groups. Extras that are no longer offered come last. */
function shownChoices(
  choices: readonly StoredChoice[],
  offered: readonly OfferedGroup[],
  referenced: ReferencedItems,
): ShownChoices {
  const kitchenTitleOf = kitchenTitlesOf(referenced);
  const priced = pricedChoices(offered, choices);
  const isPriced = new Set(priced.map(({ group, extra }) => `${group} ${extra}`));
  return [
    ...priced.map(({ unitPrice: unit, price, ...choice }) => {
      const kitchenTitle = kitchenTitleOf(choice);
      return {
        ...choice,
        ...(kitchenTitle ? { kitchenTitle } : {}),
        unitPrice: fromThousandths(unit),
        price: fromThousandths(price),
      };
    }),
    ...choices.filter(({ group, extra }) => !isPriced.has(`${group} ${extra}`)).map((choice) => shownChoice(choice)),
  ];
}

/** If the unit price has changed since the guest added the line: the line's total at the former unit price. */
function previousPriceOf({ unitPrice: before }: StoredLine, priced: PricedLine, { method }: CartMenu) {
  if (before === undefined || before === unitPrice(priced)) return {};
  return { previousPrice: fromThousandths(before * lineUnits(priced, method)) };
}

/**
 * Adds the titles of the group and the extra to a problem. If they are no longer offered, takes the titles from the
 * stored line.
 */
function withTitles(problem: ChoiceProblem, choices: readonly StoredChoice[], { groups }: ReferencedItems) {
  const group = groups.get(problem.group);
  const extra = group?.extras.find(({ _id }) => _id === problem.extra);
  const stored = choices.find(({ group, extra }) => group === problem.group && extra === problem.extra);
  return {
    ...problem,
    groupTitle: problem.groupTitle || (stored?.groupTitle ?? ''),
    ...(problem.extra !== undefined && stored ? { extraTitle: problem.extraTitle ?? stored.title } : {}),
    ...translatedTitles({ groupTitle: group, extraTitle: extra }),
  };
}

/** If the problem is `not-now`: the next daypart in which the item or combo of the line is offered, and its start. */
function offerOf(problem: LineProblem, items: readonly Pick<ShopItem, 'notOffered'>[]): Pick<CartLine, 'offer'> {
  const offer = items.find(({ notOffered }) => notOffered)?.notOffered;
  if (problem !== 'not-now' || !offer) return {};
  const returnsAt = offer.returnsAt === null ? null : new Date(offer.returnsAt).toISOString();
  return { offer: { title: offer.title, ...translatedTitles({ title: offer }), returnsAt } };
}

const commonOf = ({ quantity, startDate, endDate, note }: StoredLine) => ({
  quantity,
  startDate,
  endDate,
  ...(note ? { note } : {}),
});

function shownComboLine(
  line: StoredLine,
  combo: ShopCombo | undefined,
  { items }: ReferencedItems,
  shop: CartMenu,
): ShownLine {
  const { quantity, startDate, endDate, title } = line;
  const { choices = [], items: contents = [] } = combo ?? {};
  const picks = (line.picks ?? []).map((pick) => {
    const index = (items.get(pick.item)?.subItems ?? []).findIndex(({ _id }) => _id === pick.subItem);
    return { ...pick, subItem: pick.subItem === null ? null : index };
  });
  const picked = picks.flatMap(({ item }) => items.get(item) ?? []);
  const [pickProblem] = combo ? pickProblems(choices, picks, items) : [];
  const isEmpty = contents.length === 0 && picks.length === 0;
  const checked = {
    items: contents,
    picked,
    notOffered: combo?.notOffered,
    hasChoices: choices.length > 0,
    arePicksValid: !pickProblem && !isEmpty,
    startDate,
    endDate,
  };
  const problem = comboLineProblem(checked, shop.method, shop.today);
  const isThere = combo && problem !== 'gone';
  const priced: PricedLine = {
    item: isThere ? { price: combo.price } : {},
    step: shop.step,
    picksPrice: isThere ? picksPrice(picks, choices, items) : 0,
    ...{ quantity, startDate, endDate },
  };
  const shownCombo = isThere
    ? {
        _id: combo._id,
        title: combo.title,
        ...translatedTitles({ title: combo }),
        price: combo.price,
        items: contents.map(({ size, quantity: count, ...item }) => ({
          _id: item._id,
          title: item.title,
          ...(count > 1 ? { quantity: count } : {}),
          ...(size ? { option: size.title } : {}),
          ...translatedTitles({ title: item, option: size }),
        })),
      }
    : { _id: line.combo ?? '', title, items: [] };
  const shownPicks = picks.map(({ subItem, option, title: stored, choiceTitle, ...pick }) => ({
    ...pick,
    subItem: subItem !== null && subItem < 0 ? null : subItem,
    title: items.get(pick.item)?.title ?? stored,
    ...translatedTitles({
      title: items.get(pick.item),
      choiceTitle: choices[pick.choice],
      option: subItem === null ? null : items.get(pick.item)?.subItems?.[subItem],
    }),
    ...(option === null ? {} : { option }),
    choiceTitle: choices[pick.choice]?.title ?? choiceTitle,
    price: fromThousandths(isThere ? pickPrice({ ...pick, subItem }, choices, items) : 0),
  }));
  const titleOf = (id: string) => picks.find(({ item }) => item === id)?.title ?? '';
  return {
    line,
    priced,
    shown: {
      combo: shownCombo,
      subItem: null,
      ...commonOf(line),
      choices: [],
      deselected: [],
      picks: shownPicks,
      price: fromThousandths(lineTotal(priced, shop.method)),
      ...(isThere ? previousPriceOf(line, priced, shop) : {}),
      ...(problem ? { problem, ...offerOf(problem, [...(combo ? [combo] : []), ...picked]) } : {}),
      ...(problem === 'choices' && pickProblem
        ? {
            choiceProblem: {
              ...toChoiceProblem(pickProblem, choices, titleOf),
              ...translatedTitles({
                groupTitle: choices[pickProblem.choice],
                extraTitle: items.get(pickProblem.item ?? ''),
              }),
            },
          }
        : {}),
    },
  };
}

function shownItemLine(
  line: StoredLine,
  item: ShopItem | undefined,
  referenced: ReferencedItems,
  shop: CartMenu,
): ShownLine {
  const { quantity, startDate, endDate, choices = [] } = line;
  const subItem = line.subItem === null ? null : (item?.subItems ?? []).findIndex(({ _id }) => _id === line.subItem);
  const groups = item ? offeredOf(item, subItem, referenced) : [];
  const problem = lineProblem(
    { item: item ?? null, subItem, groups, choices, startDate, endDate },
    shop.method,
    shop.today,
  );
  const days = { quantity, startDate, endDate };
  const isThere = item && problem !== 'gone';
  const priced: PricedLine = isThere
    ? { item, step: shop.step, subItem, groups, choices, ...days }
    : { item: {}, step: shop.step, ...days };
  const chosen = isThere ? { item: named(cartLineSchema.properties.item, item), subItem } : remains(line);
  const choiceProblem = problem === 'choices' ? lineChoiceProblem({ groups, choices }) : null;
  return {
    line,
    priced,
    shown: {
      ...chosen,
      ...commonOf(line),
      choices: isThere ? shownChoices(choices, groups, referenced) : choices.map((choice) => shownChoice(choice)),
      deselected: isThere ? [...deselectedExtras(groups, choices, kitchenTitlesOf(referenced))] : [],
      picks: [],
      price: fromThousandths(lineTotal(priced, shop.method)),
      ...(isThere
        ? {
            ...(item.taxRate == null ? {} : { taxRate: item.taxRate }),
            section: { _id: item.section._id, title: item.section.title, ...translatedTitles({ title: item.section }) },
            ...previousPriceOf(line, priced, shop),
          }
        : {}),
      ...(problem ? { problem, ...offerOf(problem, item ? [item] : []) } : {}),
      ...(choiceProblem ? { choiceProblem: withTitles(choiceProblem, choices, referenced) } : {}),
    },
  };
}

/** The lines of a cart. A line whose item is gone remains without a price until the guest removes it. */
export const shownLines = (
  lines: readonly StoredLine[],
  referenced: ReferencedItems,
  shop: CartMenu,
): readonly ShownLine[] =>
  lines.map((line) =>
    line.combo
      ? shownComboLine(line, referenced.combos.get(line.combo), referenced, shop)
      : shownItemLine(line, referenced.items.get(line.item ?? ''), referenced, shop),
  );

/** The total of the lines without the delivery fee, in thousandths. */
export const linesTotal = (all: readonly ShownLine[], { method }: CartMenu): Thousandths =>
  cartTotal(
    all.map(({ priced }) => priced),
    method,
  );

/** What the guest has chosen with the submission. */
export type Choice = Pick<SumContext, 'service' | 'area' | 'delivery'>;

/** What the sums of a cart follow from. */
export const contextOf = (
  row: Row,
  { menu }: CartMenu,
  { offers, entered }: CartDiscounts,
  chosen: Choice = {},
): SumContext => ({
  ...sumContextOf({ menu, tip: readStored(tipField, row['tip']), table: storedTable(row) }),
  offers,
  coupon: entered && ruleOf(entered.coupon),
  ...chosen,
});

export const sumLinesOf = (all: readonly ShownLine[], { method }: CartMenu) =>
  sumLines(
    all.map(({ shown }) => shown),
    method,
  );

export const sumsOfLines = (all: readonly ShownLine[], shop: CartMenu, context: SumContext): Sums =>
  sumsOf(sumLinesOf(all, shop), context);

/** The lines with their sums. */
export const pricedLines = (all: readonly ShownLine[], sums: Sums): Priced => ({
  items: all.map(({ shown }) => shown),
  ...sumsInUnits(sums),
});

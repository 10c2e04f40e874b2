/** Validates the lines that a guest adds or replaces against the current menu. */
import {
  addLine,
  BOOKING_PROBLEM_TEXTS,
  bookingField,
  bookingProblem,
  choiceProblems,
  choiceProblemText,
  initialChoices,
  isComboSoldOut,
  isSizeSoldOut,
  lineSubjectProblem,
  nameWithSize,
  normalizeChoices,
  pickProblems,
  picksPrice,
  subItemProblem,
  toChoiceProblem,
  toThousandths,
  unitPrice,
  type AddLineResult,
  type CartLineCreateInput,
  type ChoiceProblem,
  type OfferedGroup,
} from '@qaima/schemas';
import { invalidField, type HttpError } from '../../errors/httpError';
import type { CartMenu } from './cartMenu';
import {
  inBothLanguages,
  LIMITS,
  NO_COMBO,
  NO_ITEM,
  NO_SUBJECT,
  NOTHING_PICKED,
  notOfferedSentence,
  OPTIONS,
  ONLY_COMBO,
  ONLY_ITEM,
  sentenceOf,
} from './errorMessages';
import { TWO_SUBJECTS } from './errorMessages';
import { offeredOf, type ShopCombo, type ShopItem, type ReferencedItems } from './loadReferencedItems';
import type { StoredChoice, StoredLine, StoredPick } from './storedLines';

/** The first and last day of a reservation; null for orders. */
function daysOf({ startDate, endDate }: CartLineCreateInput, { method, today }: CartMenu, path: string) {
  if (method === 'order') return { startDate: null, endDate: null };
  const problem = bookingProblem(startDate, endDate, today);
  if (problem) throw invalidField(`${path}/${bookingField(problem)}`, BOOKING_PROBLEM_TEXTS[problem]);
  return { startDate: startDate ?? null, endDate: endDate ?? null };
}

/** Throws unless every line names either an item or a combo. */
export function mustNameOne(drafts: readonly CartLineCreateInput[], pathOf: (index: number) => string): void {
  for (const [index, draft] of drafts.entries()) {
    const problem = lineSubjectProblem(draft);
    if (problem === 'missing') throw invalidField(`${pathOf(index)}/item`, NO_SUBJECT);
    if (problem === 'both') throw invalidField(`${pathOf(index)}/combo`, TWO_SUBJECTS);
  }
}

/**
 * The error for an invalid choice: 409 if the choice is sold out, since the menu changed meanwhile; otherwise 400.
 * @param source the part of the menu that has the titles of the problem
 */
function refused<T>(path: string, source: T, shop: CartMenu, problemOf: (source: T) => ChoiceProblem): HttpError {
  const message = inBothLanguages(source, shop, (part, language) => choiceProblemText(problemOf(part))[language]);
  return invalidField(path, message, problemOf(source).kind === 'sold-out' ? 409 : 400);
}

/** The fields that lines of items and of combos share. */
const commonOf = ({ quantity, note }: CartLineCreateInput) => ({
  quantity: quantity ?? 1,
  ...(note?.trim() ? { note: note.trim() } : {}),
});

/** The extras of a new line: the sent ones, or the initial ones if none were sent. @throws {HttpError} 400 or 409 */
function choicesOf(
  draft: CartLineCreateInput,
  offered: readonly OfferedGroup[],
  { groups }: ReferencedItems,
  shop: CartMenu,
  path: string,
) {
  const choices = draft.choices ? normalizeChoices(draft.choices) : initialChoices(offered);
  const [problem] = choiceProblems(offered, choices);
  if (problem) {
    const { group: groupId, extra: extraId } = problem;
    const group = groups.get(groupId);
    const extra = group?.extras.find(({ _id }) => _id === extraId);
    throw refused(`${path}/choices`, { group, extra }, shop, (titled) => ({
      ...problem,
      groupTitle: titled.group?.title ?? problem.groupTitle,
      ...(titled.extra ? { extraTitle: titled.extra.title } : {}),
    }));
  }
  return choices.map((choice): StoredChoice => {
    const group = offered.find(({ _id }) => _id === choice.group);
    const extra = group?.extras.find(({ _id }) => _id === choice.extra);
    return { ...choice, title: extra?.title ?? '', groupTitle: group?.title ?? '' };
  });
}

/** Validates and prices the items that a guest picked for a combo. @throws {HttpError} 400 or 409 */
function picksOf(
  draft: CartLineCreateInput,
  { choices }: ShopCombo,
  { items }: ReferencedItems,
  shop: CartMenu,
  path: string,
) {
  const picks = draft.picks ?? [];
  const [problem] = pickProblems(choices, picks, items);
  if (problem) {
    const picked = picks.flatMap(({ item }) => items.get(item) ?? []);
    throw refused(`${path}/picks`, { choices, picked }, shop, (titled) =>
      toChoiceProblem(problem, titled.choices, (id) => titled.picked.find(({ _id }) => _id === id)?.title ?? ''),
    );
  }
  const stored = picks.map(({ choice, item, subItem }): StoredPick => {
    const option = subItem == null ? undefined : items.get(item)?.subItems?.[subItem];
    return {
      choice,
      item,
      subItem: option?._id ?? null,
      title: items.get(item)?.title ?? '',
      option: option?.title ?? null,
      choiceTitle: choices[choice]?.title ?? '',
    };
  });
  return { stored, price: picksPrice(picks, choices, items) };
}

const titleOf = (part: ShopItem | ShopCombo, shop: CartMenu) => inBothLanguages(part, shop, ({ title }) => title);

/** Throws for the first item or combo outside of its dayparts; the message names the hours. @throws {HttpError} 409 */
function mustBeOffered(parts: readonly (ShopItem | ShopCombo)[], shop: CartMenu, path: string): void {
  for (const part of parts) {
    const { notOffered } = part;
    if (!notOffered) continue;
    throw invalidField(path, notOfferedSentence(notOffered, titleOf(part, shop), shop), 409);
  }
}

function comboLine(
  draft: CartLineCreateInput,
  combo: ShopCombo | undefined,
  referenced: ReferencedItems,
  shop: CartMenu,
  path: string,
) {
  if (!combo) throw invalidField(`${path}/combo`, NO_COMBO, 404);
  if (draft.subItem != null) throw invalidField(`${path}/subItem`, OPTIONS.unknown);
  if (draft.choices && draft.choices.length > 0) throw invalidField(`${path}/choices`, ONLY_ITEM);
  const days = daysOf(draft, shop, path);
  if (isComboSoldOut(combo.items))
    throw invalidField(`${path}/combo`, sentenceOf('sold-out', titleOf(combo, shop)), 409);
  mustBeOffered([combo], shop, `${path}/combo`);
  const picks = picksOf(draft, combo, referenced, shop, path);
  if (combo.items.length === 0 && picks.stored.length === 0) throw invalidField(`${path}/picks`, NOTHING_PICKED);
  const picked = picks.stored.flatMap(({ item }) => referenced.items.get(item) ?? []);
  mustBeOffered(picked, shop, `${path}/combo`);
  const line: StoredLine = {
    item: null,
    combo: combo._id,
    title: combo.title,
    subItem: null,
    option: null,
    ...commonOf(draft),
    ...days,
    ...(picks.stored.length > 0 ? { picks: picks.stored } : {}),
    unitPrice: toThousandths(combo.price) + picks.price,
  };
  return line;
}

function itemLine(
  draft: CartLineCreateInput,
  item: ShopItem | undefined,
  referenced: ReferencedItems,
  shop: CartMenu,
  path: string,
) {
  if (!item) throw invalidField(`${path}/item`, NO_ITEM, 404);
  const strange = subItemProblem(item, draft.subItem);
  if (strange) throw invalidField(`${path}/subItem`, OPTIONS[strange]);
  if (draft.picks && draft.picks.length > 0) throw invalidField(`${path}/picks`, ONLY_COMBO);
  const days = daysOf(draft, shop, path);
  if (item.askPrice) throw invalidField(`${path}/item`, sentenceOf('ask-price', titleOf(item, shop)), 409);
  if (item.soldOut) throw invalidField(`${path}/item`, sentenceOf('sold-out', titleOf(item, shop)), 409);
  const subItem = draft.subItem ?? null;
  if (isSizeSoldOut(item, subItem)) {
    const name = inBothLanguages(item, shop, ({ title, subItems }) =>
      nameWithSize({ title, option: subItem === null ? null : subItems?.[subItem]?.title }),
    );
    throw invalidField(`${path}/subItem`, sentenceOf('sold-out', name), 409);
  }
  mustBeOffered([item], shop, `${path}/item`);
  const groups = offeredOf(item, subItem, referenced);
  const choices = choicesOf(draft, groups, referenced, shop, path);
  const option = subItem === null ? undefined : item.subItems?.[subItem];
  const line: StoredLine = {
    item: item._id,
    combo: null,
    title: item.title,
    subItem: option?._id ?? null,
    option: option?.title ?? null,
    ...commonOf(draft),
    ...days,
    ...(choices.length > 0 ? { choices } : {}),
    unitPrice: unitPrice({ item, step: shop.step, subItem, groups, choices }),
  };
  return line;
}

/** A new line. @throws {HttpError} 400, 404 or 409 */
export const lineOf = (
  draft: CartLineCreateInput,
  referenced: ReferencedItems,
  shop: CartMenu,
  path: string,
): StoredLine =>
  draft.combo === undefined
    ? itemLine(draft, referenced.items.get(draft.item ?? ''), referenced, shop, path)
    : comboLine(draft, referenced.combos.get(draft.combo), referenced, shop, path);

/** The position of new lines, and the paths and statuses of errors about them. */
interface Place {
  readonly pathOf: (index: number) => string;
  readonly full: 400 | 409;
  /** The index to insert at; by default the end of the cart. */
  readonly at?: number | undefined;
}

type Lines = readonly StoredLine[];

function orFull(added: AddLineResult<StoredLine>, path: string, full: 400 | 409): Lines {
  if (added.ok) return added.lines;
  throw invalidField(added.limit === 'quantity' ? `${path}/quantity` : path, LIMITS[added.limit], full);
}

/** Adds new lines. @throws {HttpError} 400, 404 or 409 for the first invalid line */
export const withWanted = (
  lines: Lines,
  wanted: readonly CartLineCreateInput[],
  referenced: ReferencedItems,
  shop: CartMenu,
  { pathOf, full, at }: Place,
): Lines =>
  wanted.reduce<Lines>((all, draft, index) => {
    const path = pathOf(index);
    return orFull(addLine(all, lineOf(draft, referenced, shop, path), at), path, full);
  }, lines);

/** Adds lines that are already validated. @throws {HttpError} 409 if the cart is full */
export const withStored = (lines: Lines, more: Lines): Lines =>
  more.reduce<Lines>((all, line) => orFull(addLine(all, line), '', 409), lines);

/** Replaces a line. If the new line equals another one, the two are merged. */
export function withReplaced(
  lines: Lines,
  index: number,
  draft: CartLineCreateInput,
  referenced: ReferencedItems,
  shop: CartMenu,
): Lines {
  const line = lineOf(draft, referenced, shop, '');
  const others = lines.filter((_, place) => place !== index);
  return orFull(addLine(others, line, index), '', 409);
}

/** The portions that cart lines need of counted items and sizes. */
import { summed, type Portion } from '@qaima/schemas';
import { HttpError } from '../../errors/httpError';
import { tooFewLeft } from '../portions/errorMessages';
import type { ReferencedItems } from './loadReferencedItems';
import type { StoredLine } from './storedLines';

const portionsOf = (item: string, subItem: string | null | undefined, count: number): readonly Portion[] => [
  { item, subItem: null, count },
  ...(subItem ? [{ item, subItem, count }] : []),
];

function ofLine({ item, combo, subItem, picks = [], quantity }: StoredLine, { combos }: ReferencedItems) {
  if (item) return portionsOf(item, subItem, quantity);
  const contents = combos.get(combo ?? '')?.items ?? [];
  return [
    ...contents.flatMap((part) => portionsOf(part._id, part.size?._id, quantity * part.quantity)),
    ...picks.flatMap((pick) => portionsOf(pick.item, pick.subItem, quantity)),
  ];
}

const partOf = ({ item, subItem }: Portion, { items }: ReferencedItems) => {
  const found = items.get(item);
  return subItem === null ? found : found?.subItems?.find(({ _id }) => _id === subItem);
};

/** The portions that lines need, of what is counted as far as the menu's revision tells. */
export const wantedPortions = (lines: readonly StoredLine[], referenced: ReferencedItems): readonly Portion[] =>
  summed(lines.flatMap((line) => ofLine(line, referenced))).filter(
    (portion) => partOf(portion, referenced)?.left != null,
  );

/** @throws {HttpError} 409 if a change makes a cart want more of something than is left */
export function mustBeLeft(
  lines: readonly StoredLine[],
  before: readonly StoredLine[],
  referenced: ReferencedItems,
): void {
  const earlier = wantedPortions(before, referenced);
  for (const portion of wantedPortions(lines, referenced)) {
    const { item, subItem, count } = portion;
    const former = earlier.find((one) => one.item === item && one.subItem === subItem)?.count ?? 0;
    const part = partOf(portion, referenced);
    if (count <= former || part?.left == null || count <= part.left) continue;
    throw new HttpError(409, tooFewLeft(part.title, part.left));
  }
}

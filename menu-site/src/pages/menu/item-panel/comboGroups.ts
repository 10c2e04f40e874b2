/** The choices of a combo as groups of extras, in which form the panel shows them. */
import {
  overallLabels,
  toThousandths,
  type ComboChoice,
  type Labels,
  type OfferedExtra,
  type OfferedGroup,
  type SoldOutFields,
} from '@qaima/schemas';
import type { SiteCombo, SiteItem } from '../../../document/siteTypes.js';

type ItemsById = ReadonlyMap<string | undefined, SiteItem>;

/** An item, or one size of it, that a choice offers. */
interface Option {
  readonly item: SiteItem;
  /** The index of the sub-item; null if the item has none. */
  readonly size: number | null;
  /** What it adds to the combo's price, in the menu's currency. */
  readonly extra: number;
}

/** The options of a combo's choice. An entry without a sub-item stands for all sub-items. */
const optionsOf = ({ of }: ComboChoice, items: ItemsById): readonly Option[] =>
  of.flatMap(({ item: id, subItem, extra }): readonly Option[] => {
    const item = items.get(id);
    if (!item) return [];
    const { subItems = [] } = item;
    if (subItems.length === 0) return [{ item, size: null, extra }];
    return subItems.flatMap(({ _id }, size) =>
      subItem === undefined || subItem === _id ? [{ item, size, extra }] : [],
    );
  });

function labelsOf({ item, size }: Option): Labels {
  const chosen = size === null ? undefined : item.subItems?.[size];
  return overallLabels(chosen ? { ...item, subItems: [chosen] } : item);
}

/** The labels of what a combo's choice offers. */
export const labelsOfChoice = (choice: ComboChoice, items: ItemsById): readonly Labels[] =>
  optionsOf(choice, items).map(labelsOf);

const soldOutOf = ({ soldOut, soldOutUntil }: SoldOutFields) => ({
  isSoldOut: soldOut === true,
  ...(soldOut && soldOutUntil ? { soldOutUntil } : {}),
});

/** The allergens of an option, as an extra states them. */
function allergensOf(option: Option): Pick<OfferedExtra, 'allergens' | 'allergensDeclared'> {
  const { contains, mayContain, isDeclared } = labelsOf(option);
  const allergens = [
    ...contains.map((code) => ({ code, presence: 'contains' as const })),
    ...mayContain.map((code) => ({ code, presence: 'may-contain' as const })),
  ];
  return { ...(allergens.length > 0 ? { allergens } : {}), ...(isDeclared ? { allergensDeclared: true } : {}) };
}

/** Its id consists of the item's id and, if there is one, the sub-item's index: `client/comboChoices.ts` reads it. */
function extraOf(option: Option): OfferedExtra {
  const { item, size, extra } = option;
  const chosen = size === null ? undefined : item.subItems?.[size];
  const id = item._id;
  return {
    ...(chosen ? { _id: `${id} ${size}`, title: `${item.title} - ${chosen.title}` } : { _id: id, title: item.title }),
    price: toThousandths(extra),
    initial: 0,
    ...soldOutOf(item),
    ...(chosen && !item.soldOut ? soldOutOf(chosen) : {}),
    ...allergensOf(option),
  };
}

/** The items from which a combo's choice lets the guest select. Of equal options the first counts. */
function extrasOfChoice(choice: ComboChoice, items: ItemsById): readonly OfferedExtra[] {
  const extras = optionsOf(choice, items).map(extraOf);
  return [...new Map(extras.toReversed().map((extra) => [extra._id, extra])).values()].toReversed();
}

/** The choices of a combo in the form of groups of extras. */
export function groupsOfCombo({ choices = [] }: SiteCombo, items: ItemsById): readonly OfferedGroup[] {
  return choices.map((choice, index) => ({
    _id: String(index),
    title: choice.title,
    min: choice.min,
    max: choice.max,
    each: choice.max === 1 ? 1 : null,
    isNoneAllowed: false,
    free: 0,
    extras: extrasOfChoice(choice, items),
  }));
}

/** Which combos have anything to sell, and which lose items. (docs/spec/domain.md#combos) */

type Maybe<T> = T | null | undefined;

/** The properties of a combo that name its items. */
export interface ComboWithContents {
  readonly items?: Maybe<readonly { readonly _id?: Maybe<string> }[]>;
  readonly portions?: Maybe<readonly { readonly item: string }[]>;
  readonly choices?: Maybe<
    readonly { readonly min?: Maybe<number>; readonly of: readonly { readonly item: string }[] }[]
  >;
}

/** Whether a combo has an item, or a choice with an option. Visitors do not see other combos. */
export const hasContents = ({ items, choices }: ComboWithContents): boolean =>
  (items ?? []).length > 0 || (choices ?? []).some(({ of }) => of.length > 0);

/**
 * A combo with only the items that `keeps` accepts. Its choices keep their indexes, because picks refer to them.
 * @param keeps whether the item with this id stays
 */
export const comboWithin = <C extends ComboWithContents>(combo: C, keeps: (id: Maybe<string>) => boolean) => ({
  ...combo,
  items: (combo.items ?? []).filter(({ _id }) => keeps(_id)),
  ...(combo.portions ? { portions: combo.portions.filter(({ item }) => keeps(item)) } : {}),
  choices: (combo.choices ?? []).map((choice) => ({ ...choice, of: choice.of.filter(({ item }) => keeps(item)) })),
});

/** The combos that lose something if these items are deleted: `rest` stay with what remains, `emptied` have nothing. */
export function combosOfItems<C extends ComboWithContents>(
  combos: readonly C[],
  deleted: ReadonlySet<string>,
): { readonly rest: readonly C[]; readonly emptied: readonly C[] } {
  const isDeleted = (id: Maybe<string>) => deleted.has(id ?? '');
  const affected = combos.filter((combo) => hasContents(comboWithin(combo, isDeleted)));
  const remains = (combo: C) => hasContents(comboWithin(combo, (id) => !isDeleted(id)));
  return { rest: affected.filter(remains), emptied: affected.filter((combo) => !remains(combo)) };
}

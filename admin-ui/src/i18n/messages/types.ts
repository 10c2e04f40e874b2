/** The other language of a table of words: the same keys, no more and no fewer. */
export type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };

type Keys<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Keys<T[K]>}` }[keyof T & string];

/** The names of all sentences of a table: `items.search`. */
export type KeysOf<T> = Keys<T>;

/** The type of a message table with the same keys and any texts. */
export type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };

type Keys<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Keys<T[K]>}` }[keyof T & string];

/** The keys of a message table, for example `items.search`. */
export type KeysOf<T> = Keys<T>;

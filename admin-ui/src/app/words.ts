/** The types of the word tables: every language has every key, and only keys that exist can be said. */
import type { ar } from './words.ar.js';

type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };

/** A whole table of words in some language. */
export type Words = Texts<typeof ar>;

type Keys<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Keys<T[K]>}` }[keyof T & string];

/** The name of a sentence: `items.search`. */
export type WordKey = Keys<Words>;

/** Paths in JSON values. (RFC 6901) */
import { propertyOf } from './typeGuards.js';

/** A property's name as a JSON pointer segment. */
export const jsonPointer = (name: string) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** The value at a JSON pointer; undefined if absent. */
export const valueAtPointer = (value: unknown, path: string): unknown =>
  path
    .split('/')
    .slice(1)
    .reduce<unknown>((inside, name) => propertyOf(inside, name), value);

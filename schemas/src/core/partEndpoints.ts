/** The endpoints that every list within a menu has: its rows are created, changed and deleted one by one. */
import type { Endpoints } from './endpoint.js';
import type { ObjectSchema } from './schema.js';
import type { Scope } from './scope.js';
import { mapValues } from './typeGuards.js';

interface PartOf<Path extends string, Id extends string, S, C, U> {
  /** The path of the list below the menu, such as `tables`. */
  readonly path: Path;
  /** The name of the path parameter for a row's id, such as `tableId`. */
  readonly id: Id;
  /** What the endpoints return. */
  readonly schema: S;
  readonly create: C;
  readonly update: U;
  /** What each endpoint does, for the API's documentation. */
  readonly summaries: { readonly create: string; readonly change: string; readonly remove: string };
}

const ROOT = '/quickmenu/:menuId';

/** The endpoints of a list within a menu. A list with more of them spreads these. */
export const partEndpoints = <
  const Path extends string,
  const Id extends string,
  S extends ObjectSchema,
  C extends ObjectSchema,
  U extends ObjectSchema,
>({
  path,
  id,
  schema,
  create,
  update,
  summaries,
}: PartOf<Path, Id, S, C, U>) =>
  ({
    create: {
      method: 'POST',
      path: `${ROOT}/${path}`,
      access: 'editor',
      recognizesRepeats: true,
      summary: summaries.create,
      body: create,
      response: schema,
    },
    change: {
      method: 'PUT',
      path: `${ROOT}/${path}/:${id}`,
      access: 'editor',
      summary: summaries.change,
      body: update,
      detectsConflicts: true,
      response: schema,
    },
    remove: { method: 'DELETE', path: `${ROOT}/${path}/:${id}`, access: 'editor', summary: summaries.remove },
  }) as const;

/** Endpoints that keys with a scope may call. */
export const withScope = <S extends Scope, E extends Endpoints>(scope: S, endpoints: E) =>
  // The cast is safe: the function adds this one property to each endpoint.
  mapValues(endpoints, (name) => ({ ...endpoints[name], scope })) as {
    readonly [Name in keyof E]: E[Name] & { readonly scope: S };
  };

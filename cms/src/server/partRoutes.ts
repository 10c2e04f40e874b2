/** The routes of those parts of a menu that are only created, changed and deleted. Others have routes of their own. */
import { kebabKind, menuParts, propertyOf, type MenuPart, type MenuPartKind } from '@qaima/schemas';
import { textOf } from '@qaima/schemas/core/typeGuards';
import type { Core } from '@strapi/strapi';
import { branches } from '../api/branch/branch';
import { combos } from '../api/combo/combo';
import { dayparts } from '../api/daypart/daypart';
import { receiveOptions } from '../api/receive-option/receive-option';
import { specialHours } from '../api/special-hours/special-hours';
import type { MenuRef } from '../api-runtime/access';
import type { Edit } from '../api-runtime/editConflicts';
import { createController, registerRoutes } from '../api-runtime/registerRoutes';
import type { Actor } from '../http/sessions/store';
import { partHandlers } from '../menu-parts/partHandlers';

/** With methods, since the handlers of a part accept its payload only. Its endpoints have validated it. */
interface PartHandlers {
  create(menu: MenuRef, payload: object): Promise<unknown>;
  change(menu: MenuRef, documentId: string, payload: object, edit: Edit): Promise<unknown>;
  remove(menu: MenuRef, documentId: string, by: Actor): Promise<unknown>;
}

/** The part of Strapi's registry of APIs that its types leave out. */
interface ApiRegistry {
  get(name: string): { routes: object } | undefined;
  add(name: string, api: object): { routes: object };
}

/** Parts that are stored or returned in another way than their schema describes. */
const CONVERTED: Readonly<Partial<Record<MenuPartKind, PartHandlers>>> = {
  branch: branches,
  combo: combos,
  daypart: dayparts,
  receiveOption: receiveOptions,
  specialHours,
};

function routesOf({ kind, idParam, endpoints }: MenuPart) {
  const { create, change, remove } = endpoints;
  const handlers: PartHandlers = CONVERTED[kind] ?? partHandlers(kind);
  const idOf = (params: unknown) => textOf(propertyOf(params, idParam));
  const controller = createController(
    { create, change, remove },
    {
      create: ({ menu, body }) => handlers.create(menu, body),
      change: ({ menu, params, body, account, seen }) =>
        handlers.change(menu, idOf(params), body, { by: account, seen }),
      remove: ({ menu, params, account }) => handlers.remove(menu, idOf(params), account),
    },
  );
  return registerRoutes({ create, change, remove }, controller);
}

/** Adds the routes to Strapi, before it mounts those of all features. */
export function addPartRoutes(strapi: Core.Strapi): void {
  const apis: ApiRegistry = strapi.get('apis');
  for (const part of menuParts) {
    const name = kebabKind(part.kind);
    const api = apis.get(name) ?? apis.add(name, {});
    if (Object.keys(api.routes).length === 0) api.routes = { [name]: routesOf(part) };
  }
}

import type { Core } from '@strapi/strapi';

type Router = Core.Router | ((context: { strapi: Core.Strapi }) => Core.Router);

/**
 * Removes Strapi routes that must not be public, before Strapi registers them: the registration of the first
 * administrator, and the content API of every plugin (`/users/:id`, `/auth/local/register`, `/upload` …), which would
 * be under the API's prefix.
 */
export function removeForeignRoutes(strapi: Core.Strapi): void {
  for (const plugin of Object.values(strapi.plugins)) {
    if (Array.isArray(plugin.routes)) continue;
    plugin.routes = keep(plugin.routes, strapi, (router) => (router.type === 'content-api' ? undefined : router));
  }
  strapi.admin.routes = keep(strapi.admin.routes, strapi, (router) => ({
    ...router,
    routes: router.routes.filter(({ handler }) => handler !== 'authentication.registerAdmin'),
  }));
}

function keep(
  routers: Record<string, Router>,
  strapi: Core.Strapi,
  kept: (router: Core.Router) => Core.Router | undefined,
): Record<string, Core.Router> {
  const made = Object.entries(routers).flatMap(([name, router]) => {
    const remaining = kept(typeof router === 'function' ? router({ strapi }) : router);
    return remaining === undefined ? [] : [[name, remaining] as const];
  });
  return Object.fromEntries(made);
}

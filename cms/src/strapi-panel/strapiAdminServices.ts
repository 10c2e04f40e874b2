import type { Core } from '@strapi/strapi';

/** Types for the services of the panel that are used here. Strapi has none. */
interface StrapiAdminServices {
  readonly 'admin::user': {
    exists(): Promise<boolean>;
    create(administrator: Readonly<Record<string, unknown>>): Promise<unknown>;
  };
  readonly 'admin::role': {
    getSuperAdmin(): Promise<{ readonly id: number }>;
    resetSuperAdminPermissions(): Promise<void>;
  };
  readonly 'admin::permission': {
    readonly actionProvider: {
      values(): readonly { readonly actionId: string; subjects?: readonly string[] | null }[];
    };
  };
}

export function strapiAdminService<Name extends keyof StrapiAdminServices>(
  strapi: Core.Strapi,
  name: Name,
): StrapiAdminServices[Name] {
  const service: unknown = strapi.service(name);
  return service as StrapiAdminServices[Name];
}

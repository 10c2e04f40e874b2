import type { Core } from '@strapi/strapi';

/** An action of the panel that roles can be permitted, and the content types that it applies to. */
interface PanelAction {
  readonly actionId: string;
  subjects?: readonly string[] | null;
}

/** Types for the services of the panel that are used here. Strapi has none. */
interface StrapiAdminServices {
  readonly 'admin::user': {
    exists(): Promise<boolean>;
    create(administrator: Readonly<Record<string, unknown>>): Promise<unknown>;
  };
  readonly 'admin::role': { getSuperAdmin(): Promise<{ readonly id: number }> };
  readonly 'admin::permission': {
    readonly actionProvider: {
      readonly hooks: {
        readonly willRegister: { register(handler: (registration: { readonly value: PanelAction }) => void): void };
      };
    };
  };
}

/** The configuration of a content type's list and form in the panel. */
export interface PanelConfiguration {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly metadatas: Readonly<Record<string, { readonly edit: object; readonly list: object }>>;
  readonly layouts: Readonly<Record<string, unknown>>;
}

/** A content type as the panel receives it. */
export interface PanelType {
  readonly uid: string;
  readonly attributes: Readonly<Record<string, PanelAttribute>>;
}

export interface PanelAttribute {
  readonly type: string;
  readonly targetModel?: string;
  readonly pluginOptions?: object;
}

export type PanelDocument = Readonly<Record<string, unknown>>;

/** Types for the services of the panel's plugin `content-manager` that are used here. */
interface ContentManagerServices {
  readonly 'content-types': {
    findDisplayedContentTypes(): readonly PanelType[];
    findConfiguration(type: PanelType): Promise<PanelConfiguration>;
    updateConfiguration(type: PanelType, configuration: PanelConfiguration): Promise<unknown>;
  };
  readonly 'document-metadata': {
    getStatus(document: PanelDocument, versions: unknown): string;
    formatDocumentWithMetadata(
      uid: string,
      document: PanelDocument | null | undefined,
      options: unknown,
    ): Promise<{ readonly data: PanelDocument | null | undefined; readonly meta: unknown }>;
  };
  readonly 'data-mapper': { toContentManagerModel(this: void, type: PanelType): PanelType };
}

export function contentManagerService<Name extends keyof ContentManagerServices>(
  strapi: Core.Strapi,
  name: Name,
): ContentManagerServices[Name] {
  const service: unknown = strapi.plugin('content-manager').service(name);
  return service as ContentManagerServices[Name];
}

export function strapiAdminService<Name extends keyof StrapiAdminServices>(
  strapi: Core.Strapi,
  name: Name,
): StrapiAdminServices[Name] {
  const service: unknown = strapi.service(name);
  return service as StrapiAdminServices[Name];
}

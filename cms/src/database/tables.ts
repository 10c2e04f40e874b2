/** The tables that the server uses, and the types of their rows. */
import type {
  MENU_PARTS,
  MenuPartKind,
  auditEntrySchema,
  cashCountSchema,
  cartSchema,
  consentSchema,
  menuSchema,
  messageTemplateSchema,
  orderSchema,
  planSchema,
  publicImageSchema,
  sentMessageSchema,
  ObjectSchema,
  Schema,
  TypeOf,
} from '@qaima/schemas';
import type { Row } from './columnValues';

/** A table, named by the UID of its content type. */
export type Table =
  | `api::${string}.${string}`
  | 'plugin::users-permissions.user'
  | 'plugin::users-permissions.role'
  | 'plugin::upload.file';

/** The type of a stored value. Earlier versions may have stored other values, so it is wider than the schema's type. */
type ColumnOf<P extends Schema> = P extends { readonly format: 'iso-instant' }
  ? Date | string | null
  : [TypeOf<P>] extends [string | null]
    ? string | null
    : [TypeOf<P>] extends [number | null]
      ? number | null
      : [TypeOf<P>] extends [boolean | null]
        ? boolean | null
        : unknown;

/** Columns are optional, because a query may not select them. */
type ColumnsOf<S extends ObjectSchema> = { readonly [Name in keyof S['properties']]?: ColumnOf<S['properties'][Name]> };

/** Relations are present only if the query populates them, and null if the related row was deleted. */
interface OfMenu {
  readonly menu?: RowOf<'api::menu.menu'> | null;
}
interface OfSection extends OfMenu {
  readonly section?: RowOf<'api::section.section'> | null;
}

type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : '';

/** The table of a part of a menu. */
export type PartTable<K extends MenuPartKind> = `api::${Kebab<K>}.${Kebab<K>}`;

type Parts = typeof MENU_PARTS;

type PartColumns = {
  readonly [K in MenuPartKind as PartTable<K>]: ColumnsOf<Parts[K]['schema']> &
    (Parts[K]['parent'] extends 'section' ? OfSection : OfMenu);
};

/** The typed columns of each table. The columns of other tables are unknown. */
interface Columns extends PartColumns {
  readonly 'api::cash-count.cash-count': ColumnsOf<typeof cashCountSchema> & { readonly username?: string };
  readonly 'api::cart.cart': ColumnsOf<typeof cartSchema> & OfMenu;
  readonly 'api::consent.consent': ColumnsOf<typeof consentSchema> & OfMenu;
  readonly 'api::menu-username.menu-username': OfMenu;
  readonly 'api::menu.menu': ColumnsOf<typeof menuSchema> & {
    readonly admins?: readonly RowOf<'plugin::users-permissions.user'>[];
    readonly trashedAt?: Date | string | null;
  };
  readonly 'api::message-template.message-template': ColumnsOf<typeof messageTemplateSchema>;
  readonly 'api::order.order': ColumnsOf<typeof orderSchema> &
    OfMenu & {
      readonly user?: RowOf<'plugin::users-permissions.user'> | null;
      readonly plan?: RowOf<'api::plan.plan'> | null;
      readonly planPrice?: number | string | null;
    };
  readonly 'api::plan.plan': ColumnsOf<typeof planSchema>;
  readonly 'api::public-image.public-image': ColumnsOf<typeof publicImageSchema>;
  readonly 'api::sent-message.sent-message': ColumnsOf<typeof sentMessageSchema> & {
    readonly orderRef?: string | null;
    readonly menuRef?: string | null;
    readonly clientRef?: string | null;
  };
  readonly 'api::audit-log.audit-entry': ColumnsOf<typeof auditEntrySchema> & {
    readonly orderRef?: string | null;
    readonly menuRef?: string | null;
  };
}

export type RowOf<T extends Table> = Row & (T extends keyof Columns ? Columns[T] : unknown);

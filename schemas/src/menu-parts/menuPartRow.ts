import type { Endpoint, Endpoints } from '../core/endpoint.js';
import type { LocalizedText } from '../core/language.js';
import type { ObjectSchema } from '../core/schema.js';

/** Editors change the content of menus. */
type PartEndpoint = Endpoint & { readonly access: 'editor' };

/** A row of the table of parts. */
export interface MenuPartRow {
  /** The part as it is stored and returned. */
  readonly schema: ObjectSchema;
  /** What is sent to create and change a part is described by these endpoints. */
  readonly endpoints: Endpoints & {
    readonly create: PartEndpoint & { readonly body: ObjectSchema };
    readonly change: PartEndpoint & { readonly body: ObjectSchema };
    readonly remove: PartEndpoint;
  };
  /** Whether the list belongs to the menu or to one of its sections. */
  readonly parent: 'menu' | 'section';
  /** The name of the list in its menu or section. */
  readonly list: string;
  /** The name of the owner's resource; default: that of the list. */
  readonly resource?: string;
  /** The path of the owner's screen that shows the parts; default: the resource. */
  readonly screen?: string;
  /** The name of the database table; default: that of the list. */
  readonly table?: string;
  /** The maximum number of parts per menu. */
  readonly limit: number;
  /** Whether the response of the menu contains the list. Otherwise the endpoint `list` does. */
  readonly isInMenu: boolean;
  /** Whether guests get the list. */
  readonly isPublic: boolean;
  /** Whether an exported menu contains the list. */
  readonly isExported: boolean;
  /** Whether the list is copied to another menu. */
  readonly isCopied: boolean;
  /** The name of one part on its own, such as "Branch"; default: the schema's titles. */
  readonly label?: LocalizedText;
  /** The name of the list, such as "Branches"; default: that of one part. The owner's screens have names of their own. */
  readonly listLabel?: LocalizedText;
  /** The name of one part within a sentence; in Arabic it has the article. Default: the schema's titles. */
  readonly noun?: LocalizedText;
}

/** Extends the `user` content type of Strapi's users-permissions plugin. */

interface Plugin {
  readonly contentTypes: {
    readonly user: {
      readonly schema: {
        readonly info: { displayName: string };
        attributes: Record<string, Record<string, unknown>>;
      };
    };
  };
}

/** A unique index in the database, because Strapi's own check allows races. */
const UNIQUE = { unique: true, column: { unique: true } };

export default (plugin: Plugin): Plugin => {
  const { schema } = plugin.contentTypes.user;
  schema.info.displayName = 'المستخدم · User';
  const { username, email, password } = schema.attributes;
  schema.attributes = {
    ...schema.attributes,
    username: { ...username, ...UNIQUE, maxLength: 30 },
    email: { ...email, ...UNIQUE },
    password: { ...password, minLength: 8, maxLength: 128 },
    name: { type: 'string' },
    phone: { type: 'string' },
    queueViews: { type: 'json' },
  };
  return plugin;
};

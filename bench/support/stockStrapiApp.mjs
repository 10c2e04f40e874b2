/** Writes a stock Strapi application that uses an existing database, with Strapi's default routers and REST API. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The content types, each with the child relations that the stock response populates.
 * @type {Readonly<Record<string, Readonly<Record<string, string>>>>}
 */
const TYPES = {
  menu: { section: 'sections', combo: 'combos', branch: 'branches', 'receive-option': 'options' },
  section: { item: 'items', gallery: 'galleries' },
  item: {},
  gallery: {},
  combo: {},
  branch: {},
  'receive-option': {},
};

/** The stock REST query for the data of a menu page. */
export const POPULATE =
  '/api/menus?filters[username][$eq]=innova' +
  '&populate[sections][populate][items]=true&populate[sections][populate][galleries]=true' +
  '&populate[combos]=true&populate[branches]=true&populate[options]=true';

/**
 * The content types that have a relation to `child`. Stock REST can only populate children through the inverse
 * relation.
 */
const inverseOf = (/** @type {string} */ child) =>
  Object.entries(TYPES).flatMap(([parent, lists]) => (lists[child] ? [{ parent, list: lists[child] }] : []));

const schemaOf = (/** @type {string} */ name, /** @type {string} */ cms) => `
const schema = require(${JSON.stringify(join(cms, `dist/src/api/${name}/content-types/${name}/schema.js`))}).default;
const attributes = { ...schema.attributes };
delete attributes.admins;
${inverseOf(name)
  .map(({ parent, list }) => `attributes['${parent}'] = { ...attributes['${parent}'], inversedBy: '${list}' };`)
  .join('\n')}
${Object.entries(TYPES[name] ?? {})
  .map(
    ([child, list]) =>
      `attributes['${list}'] = { type: 'relation', relation: 'oneToMany', target: 'api::${child}.${child}', mappedBy: '${name}' };`,
  )
  .join('\n')}
module.exports = { ...schema, attributes };
`;

/**
 * @param {string} folder inside `cms`, so that its packages are resolved
 * @param {string} cms @param {string} database the SQLite file
 */
export function writeStockApp(folder, cms, database) {
  rmSync(folder, { recursive: true, force: true });
  const put = (/** @type {string} */ path, /** @type {string} */ text) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  put(
    'package.json',
    JSON.stringify({
      name: 'stock',
      version: '0.0.0',
      private: true,
      dependencies: { '@strapi/strapi': '*', '@strapi/plugin-users-permissions': '*' },
      strapi: { uuid: false },
    }),
  );
  put('favicon.png', '');
  put('public/uploads/.gitkeep', '');
  put('config/server.js', "module.exports = { host: '127.0.0.1', port: 0, app: { keys: ['bench', 'bench'] } };");
  put(
    'config/admin.js',
    "module.exports = { serveAdminPanel: false, auth: { secret: 'bench' }, apiToken: { salt: 'bench' }, transfer: { token: { salt: 'bench' } } };",
  );
  put('config/plugins.js', "module.exports = { 'users-permissions': { config: { jwtSecret: 'bench' } } };");
  put(
    'config/database.js',
    `module.exports = { connection: { client: 'sqlite', connection: { filename: ${JSON.stringify(database)} }, useNullAsDefault: true } };`,
  );
  put('config/logger.js', "module.exports = { level: 'error' };");
  put(
    'config/middlewares.js',
    `module.exports = ['strapi::logger', 'strapi::errors', 'strapi::security', 'strapi::cors', 'strapi::poweredBy',
      'strapi::query', 'strapi::body', 'strapi::session', 'strapi::favicon', 'strapi::public'];`,
  );
  const actions = Object.keys(TYPES).map((name) => `'api::${name}.${name}.find'`);
  put(
    'src/index.js',
    `module.exports = { async bootstrap({ strapi }) {
      const role = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type: 'public' } });
      for (const action of [${actions.join(', ')}]) {
        await strapi.db.query('plugin::users-permissions.permission').create({ data: { action, role: role.id } });
      }
    } };`,
  );
  for (const name of Object.keys(TYPES)) {
    const uid = `api::${name}.${name}`;
    put(`src/api/${name}/content-types/${name}/schema.js`, schemaOf(name, cms));
    for (const [kind, factory] of [
      ['routes', 'createCoreRouter'],
      ['controllers', 'createCoreController'],
      ['services', 'createCoreService'],
    ]) {
      put(
        `src/api/${name}/${kind}/${name}.js`,
        `module.exports = require('@strapi/strapi').factories.${factory}('${uid}');`,
      );
    }
  }
  put(
    'start.js',
    `const { createStrapi } = require('@strapi/strapi');
    createStrapi({ appDir: __dirname, distDir: __dirname }).start().then((strapi) => {
      console.log('listening on http://127.0.0.1:' + strapi.server.httpServer.address().port);
    });
    process.on('SIGTERM', () => process.exit(0));`,
  );
}

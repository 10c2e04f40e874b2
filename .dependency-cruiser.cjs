/** Import rules: apps import the domain package, nothing imports an app, and features do not import each other. */

const APPS = '^(cms|admin-ui|menu-site)/';
const TESTED = '[.](test|stories)[.]tsx?$';

/**
 * One rule per layer: it imports only the layers below it.
 * @param {string} root
 * @param {string[]} layers from top to bottom; a layer of several folders names them `one|other`
 * @returns {import('dependency-cruiser').IForbiddenRuleType[]}
 */
const layerRules = (root, layers) =>
  layers.slice(1).map((layer, above) => ({
    name: `${root.split('/')[0]}-${layer}-imports-lower-layers`,
    comment: `Layers from top to bottom: ${layers.join(', ')}.`,
    severity: 'error',
    from: { path: `^${root}/(${layer})/`, pathNot: TESTED },
    to: { path: `^${root}/(${layers.slice(0, above + 1).join('|')})/|^${root}/[^/]+$` },
  }));

/** Composition, entry points, features, runtime, infrastructure and base. */
const CMS_LAYERS = [
  'admin|extensions|middlewares|server',
  'backup|demo-seed|menu-transfer|monitoring|pages|strapi-panel',
  'api',
  'menu-parts',
  'audit',
  'api-runtime|cache-invalidation',
  'database|http|jobs|mail|media|pdf|redis|spreadsheet',
  'config|errors',
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Merge two files that import each other, or extract what they share.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'domain-package-imports-no-app',
      comment: 'schemas/ runs in browsers and on the server, without the apps or their frameworks.',
      severity: 'error',
      from: { path: '^schemas/', pathNot: TESTED },
      to: { path: `${APPS}|(^|/)node_modules/(react|react-dom|@strapi|@mui)/` },
    },
    {
      name: 'domain-package-uses-no-node-modules',
      comment: 'schemas/ also runs in browsers, which lack the modules of Node.js.',
      severity: 'error',
      from: { path: '^schemas/src/', pathNot: TESTED },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'apps-do-not-import-each-other',
      comment: 'Code that two apps share belongs in schemas/; the CMS uses the other apps as built files.',
      severity: 'error',
      from: { path: APPS },
      to: { path: APPS, pathNot: '^$1/' },
    },
    ...layerRules('cms/src', CMS_LAYERS),
    {
      name: 'cms-folder-has-a-layer',
      comment: 'A new folder of the CMS belongs to a layer: name it in CMS_LAYERS.',
      severity: 'error',
      from: { path: '^cms/src/[^/]+/', pathNot: `^cms/src/(${CMS_LAYERS.join('|')})/` },
      to: {},
    },
    {
      name: 'features-are-private',
      comment: 'Code that two features share belongs in a lower layer.',
      severity: 'error',
      from: { path: '^admin-ui/src/features/([^/]+)/' },
      to: { path: '^admin-ui/src/features/', pathNot: '^admin-ui/src/features/$1/' },
    },
    ...layerRules('admin-ui/src', ['app', 'features', 'schema-ui', 'components', 'data', 'theme', 'i18n']),
    ...layerRules('menu-site/src', ['pages', 'components', 'document', 'client', 'i18n', 'assets|styles']),
    ...layerRules('menu-site/server', ['pages', 'cache', 'cms', 'http', 'config']),
    {
      name: 'pages-are-private',
      comment: 'Code that two pages share belongs in a lower layer.',
      severity: 'error',
      from: { path: '^menu-site/src/pages/([^/]+)/' },
      to: { path: '^menu-site/src/pages/', pathNot: '^menu-site/src/pages/$1/' },
    },
    {
      name: 'client-scripts-stay-small',
      comment: 'Scripts for the browser bring neither React nor the components.',
      severity: 'error',
      from: { path: ['^menu-site/src/client/', '^menu-site/src/pages/.*/client/'], pathNot: TESTED },
      to: { path: '^menu-site/src/(components|document)/|/node_modules/react', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'schema-core-is-generic',
      comment: 'schemas/src/core works for any concept and imports none.',
      severity: 'error',
      from: { path: '^schemas/src/core/', pathNot: TESTED },
      to: { path: '^schemas/src/(?!core/)' },
    },
    {
      name: 'no-imports-of-tests',
      comment: 'Product code does not depend on tests and stories.',
      severity: 'error',
      from: { path: `^(schemas|cms|admin-ui|menu-site|scripts)/`, pathNot: TESTED },
      to: { path: `^(tests|stories)/|${TESTED}` },
    },
    {
      name: 'no-unresolvable',
      comment: 'The other rules do not see an import that cannot be resolved.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|[?]' },
    },
  ],
  options: {
    doNotFollow: { path: '(^|/)(node_modules|dist)/' },
    exclude: { path: '(^|/)([.]cache|[.]data|[.]strapi)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};

/** Folders form layers. Tests are left out: a test may import what its folder must not need. */
const { options } = require('./.dependency-cruiser.cjs');

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-folder-cycles',
      comment: 'No two folders need each other, not even for types: extract what they share into a lower one.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^((admin-ui|cms|menu-site|schemas)/src|menu-site/server|cms/src/api)/[^/]+$' },
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: '(^|/)([.]cache|[.]data|[.]strapi)/|[.](test|stories)[.]tsx?$' } },
};

/**
 * Checks the Node.js version before anything else is loaded. Even an old Node.js must be able to run this module, so
 * it imports nothing and uses only old syntax.
 */

/**
 * The CMS loads ES modules of the domain package with `require()`, which needs Node.js 20.19, 22.12 or later.
 * @param {string} version
 */
export function isSupportedNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major === 20) return minor >= 19;
  if (major === 22) return minor >= 12;
  return major > 22;
}

/**
 * A line for a version that works, but gets no security updates any more.
 * @param {string} version
 * @returns {string | undefined}
 */
export function outdatedNodeWarning(version) {
  return version.startsWith('20.')
    ? 'Node.js 20 has had no security updates since April 2026: Node.js 24 is recommended.'
    : undefined;
}

if (!isSupportedNode(process.versions.node)) {
  console.error(
    'Qaima needs Node.js 20.19 or later (of the 22 line, 22.12 or later); this is ' +
      process.versions.node +
      '. Install a current version from https://nodejs.org and try again.',
  );
  process.exit(1);
}

/** What API keys may do. An endpoint names its scope; one without a scope is closed to every key. */
export const SCOPES = [
  'menu:read',
  'menu:write',
  'availability:write',
  'orders:read',
  'orders:write',
  'stats:read',
] as const;
export type Scope = (typeof SCOPES)[number];

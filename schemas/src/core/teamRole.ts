/** The roles of a menu's team, from most to least privileged. (docs/spec/api.md#roles) */
export const TEAM_ROLES = ['owner', 'editor', 'orders'] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];

/** Whether a role may do everything that the role `needed` may do. Each role includes the roles after it in the list. */
export const includesRole = (role: TeamRole | null | undefined, needed: TeamRole): boolean =>
  role !== null && role !== undefined && TEAM_ROLES.indexOf(role) <= TEAM_ROLES.indexOf(needed);

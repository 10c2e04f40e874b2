/** The team of the open menu, and functions that change it. */
import { teamEndpoints, type NewInvitation, type TeamRole } from '@qaima/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from './api.js';
import { useMenu, useMenuName, useRefetchMenu } from './menu.js';
import { useApiCall } from './useApiCall.js';
import { AUDIT_LOG_KEY } from './useAuditLog.js';

const teamKey = (menuName: string) => ['team', menuName] as const;

export function useTeam() {
  const api = useApi();
  const menuName = useMenuName();
  return useQuery({
    queryKey: teamKey(menuName),
    queryFn: async ({ signal }) => (await api.send(teamEndpoints.list, { params: { menuId: menuName }, signal })).data,
    retry: false,
  });
}

interface TeamMutations {
  readonly invite: (role: TeamRole) => Promise<NewInvitation>;
  readonly revoke: (invitationId: string) => Promise<void>;
  readonly changeRole: (username: string, role: TeamRole) => Promise<void>;
  readonly remove: (username: string) => Promise<void>;
  readonly leave: () => Promise<void>;
}

/** Functions that change the team and then refetch it. If a request fails, they show a notification and throw. */
export function useTeamMutations(): TeamMutations {
  const call = useApiCall();
  const queries = useQueryClient();
  const menuName = useMenuName();
  const refetchMenu = useRefetchMenu();
  const { data: menu } = useMenu();
  const params = { menuId: menu?._id ?? menuName };
  const refetch = async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: teamKey(menuName) }),
      queries.invalidateQueries({ queryKey: AUDIT_LOG_KEY }),
    ]);
  };
  const done = async (change: Promise<unknown>, more?: () => Promise<void>) => {
    try {
      await change;
      await more?.();
    } finally {
      await refetch();
    }
  };
  return {
    async invite(role) {
      const { data } = await call(teamEndpoints.invite, { params, body: { role } });
      await refetch();
      return data;
    },
    revoke: (invitationId) => done(call(teamEndpoints.revoke, { params: { ...params, invitationId } })),
    // The user's own role may have changed, so the menu is refetched.
    changeRole: (username, role) =>
      done(call(teamEndpoints.changeRole, { params: { ...params, username }, body: { role } }), refetchMenu),
    remove: (username) => done(call(teamEndpoints.remove, { params: { ...params, username } })),
    async leave() {
      await call(teamEndpoints.leave, { params });
      location.assign('/me');
    },
  };
}

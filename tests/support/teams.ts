/** Members of teams for tests. */
import { teamEndpoints, type TeamRole } from '@qaima/schemas';
import type { Client } from './http.js';

/** Invites somebody as an owner or staff, and accepts as the invited person. */
export async function joinTeam(inviter: Client, menuId: string, invited: Client, role: TeamRole): Promise<void> {
  const { data } = await inviter.ask(teamEndpoints.invite, { params: { menuId }, body: { role } });
  await invited.ask(teamEndpoints.accept, { params: {}, body: { token: data.token } });
}

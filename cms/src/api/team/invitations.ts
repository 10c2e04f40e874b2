/** Invitations to a team. Each is a link that expires and can be used once. Only a hash of its token is stored. */
import {
  DAY_MS,
  INVITATION_TTL_DAYS,
  MAX_TEAM_SIZE,
  isolateLtr,
  teamRoleField,
  type AcceptedInvitation,
  type Invitation,
  type InvitationPreview,
  type NewInvitation,
  type TeamRole,
} from '@qaima/schemas';
import { assertConfirmed, type MenuRef } from '../../api-runtime/access';
import { readStored } from '../../api-runtime/serialize';
import { newId } from '../../database/ids';
import { rows } from '../../database/rows';
import { connection } from '../../database/transaction';
import { HttpError } from '../../errors/httpError';
import type { Actor, SignedIn } from '../../http/sessions/store';
import { recordAction } from '../../audit/auditLog';
import { NOT_TRASHED, refOf } from '../../menu-parts/menuAccess';
import { changeMenu } from '../../menu-parts/changeMenu';
import { institutionOf } from '../../menu-parts/readMenuColumns';
import { memberships, roleIn } from '../../menu-parts/members';
import { setRole } from './setRole';
import { newSecret, secretHash } from '../../http/secretHash';

const ERRORS = {
  ended: {
    ar: 'استُخدمت هذه الدعوة من قبل أو أُلغيت أو انتهت صلاحيتها. اطلب دعوة جديدة.',
    en: 'This invitation was used or revoked, or is no longer valid. Ask for a new one.',
  },
  alreadyIn: { ar: 'أنت من فريق هذه القائمة من قبل.', en: 'You are in the team of this menu already.' },
  gone: { ar: 'لم تعد هذه الدعوة مفتوحة.', en: 'This invitation is no longer open.' },
  full: {
    ar: `الفريق مكتمل: الحد الأعلى ${isolateLtr(MAX_TEAM_SIZE)} عضوًا مع الدعوات المفتوحة.`,
    en: `The team is full: the most is ${MAX_TEAM_SIZE} members, with open invitations.`,
  },
} as const;

const LIFE_MS = INVITATION_TTL_DAYS * DAY_MS;

interface InvitationRow {
  readonly id: number;
  readonly document_id: string;
  readonly menu_id: number;
  readonly role: string | null;
  readonly made_by: string | null;
  readonly expires_at: number | string;
}

interface OpenInvitation extends Invitation {
  readonly menuId: number;
}

/** Converts a row; null if its role is unknown, because nobody can join with such a role. */
function invitationOf(row: InvitationRow): OpenInvitation | null {
  const role = readStored(teamRoleField, row.role);
  if (role === undefined) return null;
  const expiresAt = new Date(Number(row.expires_at)).toISOString();
  return { _id: row.document_id, role, by: row.made_by ?? '', expiresAt, menuId: row.menu_id };
}

/** The open invitations of a menu, newest first. */
export async function openInvitations(menu: MenuRef, now: number): Promise<Invitation[]> {
  const sql = await connection();
  const found = await sql('invitations')
    .where({ menu_id: menu.id })
    .andWhere('expires_at', '>', now)
    .orderBy('id', 'desc')
    .select<InvitationRow[]>();
  return found.flatMap((row) => {
    const read = invitationOf(row);
    if (!read) return [];
    const { menuId: _, ...invitation } = read;
    return [invitation];
  });
}

/** @throws {HttpError} 409 if members and open invitations already fill the team */
export const invite = (menu: MenuRef, role: TeamRole, by: SignedIn): Promise<NewInvitation> =>
  changeMenu(menu, async () => {
    if (role === 'owner') assertConfirmed();
    const now = Date.now();
    const taken = (await memberships({ menus: [menu.id] })).length + (await openInvitations(menu, now)).length;
    if (taken >= MAX_TEAM_SIZE) throw new HttpError(409, ERRORS.full);
    const token = newSecret();
    const [_id, expiresAt] = [newId(), now + LIFE_MS];
    const sql = await connection();
    const row = { document_id: _id, token: secretHash(token), menu_id: menu.id, role, made_by: by.name || by.username };
    await sql('invitations').insert({ ...row, maker_id: by.id, expires_at: expiresAt });
    await recordAction({ by, action: 'member-invited', menu: menu.documentId, details: { role } });
    return { _id, role, by: row.made_by, expiresAt: new Date(expiresAt).toISOString(), token };
  });

export const revokeInvitation = (menu: MenuRef, invitationId: string, by: Actor): Promise<null> =>
  changeMenu(menu, async () => {
    const sql = await connection();
    const deleted = await sql('invitations').where({ menu_id: menu.id, document_id: invitationId }).delete();
    if (deleted === 0) throw new HttpError(404, ERRORS.gone);
    await recordAction({ by, action: 'invitation-revoked', menu: menu.documentId });
    return null;
  });

/** @throws {HttpError} 400 if the token is unknown or the invitation is no longer open */
async function openInvitation(token: string) {
  const sql = await connection();
  const row = await sql('invitations')
    .where({ token: secretHash(token) })
    .andWhere('expires_at', '>', Date.now())
    .whereNotNull('menu_id')
    .first<InvitationRow | undefined>();
  const invitation = row && invitationOf(row);
  const where = { ...NOT_TRASHED, id: invitation?.menuId };
  const menu = invitation && (await rows('api::menu.menu').findOne({ where }));
  if (!row || !invitation || !menu) throw new HttpError(400, ERRORS.ended);
  return { id: row.id, invitation, menu };
}

/**
 * The menu and role of an invitation. Reading them does not use the invitation up, because messaging apps and people
 * may open the link several times.
 */
export async function previewInvitation(token: string): Promise<InvitationPreview> {
  const { invitation, menu } = await openInvitation(token);
  const { role, by, expiresAt } = invitation;
  return { menuName: institutionOf(menu).name ?? '', role, by, expiresAt };
}

/**
 * Joins a team. Only one of several concurrent requests succeeds. A caller who is already a member gets an error, and
 * the invitation stays open. So an owner who tries the link does not use it up.
 * @throws {HttpError} 400 if the invitation is no longer open, 409 if the caller is a member
 */
export async function acceptInvitation(token: string, account: SignedIn): Promise<AcceptedInvitation> {
  const { id, invitation, menu: row } = await openInvitation(token);
  const menu = refOf(row);
  return changeMenu(menu, async () => {
    if ((await roleIn(account.id, menu.id)) !== null) throw new HttpError(409, ERRORS.alreadyIn);
    const sql = await connection();
    if ((await sql('invitations').where({ id }).delete()) !== 1) throw new HttpError(400, ERRORS.ended);
    const { role } = invitation;
    await setRole(menu, account.id, role);
    await recordAction({ by: account, action: 'member-joined', menu: menu.documentId, details: { role } });
    return { _id: menu.documentId, role };
  });
}

/** Deletes expired invitations, and rows of deleted menus and users. */
export async function deleteExpiredInvitations(): Promise<void> {
  const sql = await connection();
  await sql('invitations').where('expires_at', '<=', Date.now()).orWhereNull('menu_id').delete();
  await sql('team_members').whereNull('user_id').orWhereNull('menu_id').delete();
}

/**
 * The team of a menu: members with their roles, and invitations by link. (docs/spec/domain.md#teams)
 */
import type { Endpoints } from '../core/endpoint.js';
import { idField, instantField } from '../core/fields.js';
import type { ObjectSchema, TypeOf } from '../core/schema.js';
import { TEAM_ROLES } from '../core/teamRole.js';

/** An invitation's lifetime. */
export const INVITATION_TTL_DAYS = 7;

/** The maximum size of a menu's team. Open invitations count as members. */
export const MAX_TEAM_SIZE = 20;

export const teamRoleField = {
  type: 'string',
  title: 'الدور',
  'x-en': 'Role',
  enum: TEAM_ROLES,
  'x-options': {
    owner: { ar: 'مالك', en: 'Owner' },
    editor: { ar: 'محرر', en: 'Editor' },
    orders: { ar: 'مستلم طلبات', en: 'Order taker' },
  },
} as const;

const nameField = { type: 'string', title: 'الاسم', 'x-en': 'Name' } as const;

export const teamMemberSchema = {
  $id: 'TeamMember',
  title: 'العضو',
  'x-en': 'Member',
  type: 'object',
  additionalProperties: false,
  required: ['username', 'name', 'role'],
  properties: {
    username: { type: 'string', title: 'اسم المستخدم', 'x-en': 'Username' },
    name: nameField,
    role: teamRoleField,
  },
} as const satisfies ObjectSchema;
export type TeamMember = TypeOf<typeof teamMemberSchema>;

/** An open invitation, without its token. */
export const invitationSchema = {
  $id: 'Invitation',
  title: 'الدعوة',
  'x-en': 'Invitation',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'role', 'by', 'expiresAt'],
  properties: {
    _id: idField,
    role: teamRoleField,
    /** The name of the member who made the invitation. */
    by: nameField,
    expiresAt: { ...instantField, title: 'صالحة حتى', 'x-en': 'Valid until', readOnly: true },
  },
} as const satisfies ObjectSchema;
export type Invitation = TypeOf<typeof invitationSchema>;

export const teamSchema = {
  $id: 'Team',
  title: 'الفريق',
  'x-en': 'Team',
  type: 'object',
  additionalProperties: false,
  required: ['members', 'invitations'],
  properties: {
    members: { type: 'array', items: teamMemberSchema },
    invitations: { type: 'array', items: invitationSchema },
  },
} as const satisfies ObjectSchema;
export type Team = TypeOf<typeof teamSchema>;

const tokenField = { type: 'string', minLength: 1, maxLength: 100 } as const;

/** A new invitation. Only this response contains its token. */
export const newInvitationSchema = {
  ...invitationSchema,
  $id: 'NewInvitation',
  required: [...invitationSchema.required, 'token'],
  properties: { ...invitationSchema.properties, token: tokenField },
} as const satisfies ObjectSchema;
export type NewInvitation = TypeOf<typeof newInvitationSchema>;

/** The role of a member or of an invitation. */
export const teamRoleInputSchema = {
  $id: 'TeamRoleInput',
  type: 'object',
  additionalProperties: false,
  required: ['role'],
  properties: { role: teamRoleField },
} as const satisfies ObjectSchema;
export type TeamRoleInput = TypeOf<typeof teamRoleInputSchema>;

export const invitationTokenSchema = {
  $id: 'InvitationToken',
  type: 'object',
  additionalProperties: false,
  required: ['token'],
  properties: { token: tokenField },
} as const satisfies ObjectSchema;

/** What an invited person sees before accepting. */
export const invitationPreviewSchema = {
  $id: 'InvitationPreview',
  type: 'object',
  additionalProperties: false,
  required: ['menuName', 'role', 'by', 'expiresAt'],
  properties: {
    /** Empty if the venue has no name yet. */
    menuName: { type: 'string' },
    role: teamRoleField,
    by: nameField,
    expiresAt: instantField,
  },
} as const satisfies ObjectSchema;
export type InvitationPreview = TypeOf<typeof invitationPreviewSchema>;

/** The menu whose team the caller has joined. */
export const acceptedInvitationSchema = {
  $id: 'AcceptedInvitation',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'role'],
  properties: { _id: idField, role: teamRoleField },
} as const satisfies ObjectSchema;
export type AcceptedInvitation = TypeOf<typeof acceptedInvitationSchema>;

const team = '/quickmenu/:menuId/team';

export const teamEndpoints = {
  list: {
    method: 'GET',
    path: team,
    access: 'owner',
    summary: 'The members of a menu’s team with their roles, and the open invitations.',
    response: teamSchema,
  },
  leave: {
    method: 'POST',
    path: `${team}/leave`,
    access: 'venue',
    confirmed: 'sometimes',
    summary: 'Leaves the team of a menu; the last owner can’t.',
  },
  invite: {
    method: 'POST',
    path: `${team}/invitations`,
    access: 'owner',
    confirmed: 'sometimes',
    summary: 'Makes an invitation with a role, valid once within 7 days. Its token is returned only here.',
    body: teamRoleInputSchema,
    response: newInvitationSchema,
    rateLimit: 'link',
  },
  revoke: {
    method: 'DELETE',
    path: `${team}/invitations/:invitationId`,
    access: 'owner',
    summary: 'Revokes an open invitation.',
  },
  changeRole: {
    method: 'PUT',
    path: `${team}/:username`,
    access: 'owner',
    confirmed: 'sometimes',
    summary: 'Changes the role of a member; the last owner stays one.',
    body: teamRoleInputSchema,
  },
  remove: {
    method: 'DELETE',
    path: `${team}/:username`,
    access: 'owner',
    confirmed: 'sometimes',
    summary: 'Removes a member from the team; never the last owner.',
  },
  preview: {
    method: 'POST',
    path: '/invitations/preview',
    access: 'visitor',
    summary: 'What an invitation is for; it stays open.',
    body: invitationTokenSchema,
    response: invitationPreviewSchema,
    rateLimit: 'code',
  },
  accept: {
    method: 'POST',
    path: '/invitations/accept',
    access: 'user',
    summary: 'Joins the team of a menu by an invitation, which is used up.',
    body: invitationTokenSchema,
    response: acceptedInvitationSchema,
    rateLimit: 'code',
  },
} as const satisfies Endpoints;

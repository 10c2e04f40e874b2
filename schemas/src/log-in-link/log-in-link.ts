/**
 * One-time links that log a user in without a password, valid for a day. Staff create them, and the recipient
 * confirms the log-in with a button. (docs/spec/api.md#log-in-links; docs/decisions/035-one-time-links.md)
 */
import type { Endpoints } from '../core/endpoint.js';
import { logInResultSchema } from '../account/factor.js';
import { instantField } from '../core/fields.js';
import type { ObjectSchema, TypeOf } from '../core/schema.js';

/** A link's lifetime. */
export const LOG_IN_LINK_TTL_HOURS = 24;

const tokenField = { type: 'string', minLength: 1, maxLength: 100 } as const;

/** A new link. Only this response contains its token. */
export const logInLinkSchema = {
  $id: 'LogInLink',
  title: 'رابط دخول لمرة واحدة',
  'x-en': 'One-time log-in link',
  type: 'object',
  additionalProperties: false,
  required: ['token', 'expiresAt'],
  properties: { token: { ...tokenField, readOnly: true }, expiresAt: { ...instantField, readOnly: true } },
} as const satisfies ObjectSchema;
export type LogInLink = TypeOf<typeof logInLinkSchema>;

export const logInLinkUseSchema = {
  $id: 'LogInLinkUse',
  type: 'object',
  additionalProperties: false,
  required: ['token'],
  properties: { token: tokenField },
} as const satisfies ObjectSchema;
export type LogInLinkUseInput = TypeOf<typeof logInLinkUseSchema>;

/** The form that requests a link. */
export const logInLinkFormSchema = {
  $id: 'LogInLinkForm',
  type: 'object',
  additionalProperties: false,
  required: ['username'],
  properties: { username: { type: 'string', title: 'المستخدم', 'x-en': 'User', minLength: 1, maxLength: 60 } },
} as const satisfies ObjectSchema;
export type LogInLinkFormValues = TypeOf<typeof logInLinkFormSchema>;

export const logInLinkEndpoints = {
  use: {
    method: 'POST',
    path: '/users/login/once',
    access: 'visitor',
    summary: 'Signs in by a one-time link, which is used up.',
    body: logInLinkUseSchema,
    response: logInResultSchema,
    rateLimit: 'code',
  },
  create: {
    method: 'POST',
    path: '/users/:username/loginLinks',
    access: 'staff',
    confirmed: 'always',
    summary: 'Makes a link that signs a user in once, within 24 hours; the one before ends.',
    response: logInLinkSchema,
    rateLimit: 'link',
  },
} as const satisfies Endpoints;

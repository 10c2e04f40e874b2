/** Second factors: codes of an authenticator app, and recovery codes. (docs/spec/api.md#second-factor) */
import type { Endpoints } from '../core/endpoint.js';
import type { ObjectSchema, Schema, TypeOf } from '../core/schema.js';

/** The ways to complete a log-in with a password. */
export const FACTORS = ['totp', 'recovery'] as const;
export type Factor = (typeof FACTORS)[number];

/** How many recovery codes an account gets at once. */
export const RECOVERY_CODES = 10;

/** How many codes may be tried after one log-in with a password. */
export const FACTOR_TRIES = 5;

/** How long a log-in waits for its second factor. */
export const FACTOR_TTL_MINUTES = 10;

/** How long a browser that asked for it is spared the second factor. */
export const REMEMBERED_DAYS = 30;

/** Six digits of an authenticator app, or a recovery code. */
export const factorCodeField = {
  type: 'string',
  title: 'الرمز',
  'x-en': 'Code',
  minLength: 1,
  maxLength: 20,
  'x-required': { ar: 'الرمز مطلوب', en: 'The code is required' },
} as const;

/** After the right password of an account with a second factor. */
export const logInStepSchema = {
  $id: 'LogInStep',
  type: 'object',
  additionalProperties: false,
  required: ['factor', 'ticket'],
  properties: {
    factor: { type: 'array', items: { type: 'string', enum: FACTORS } },
    /** Stands for the password until the second factor is given. */
    ticket: { type: 'string' },
  },
} as const satisfies ObjectSchema;
export type LogInStep = TypeOf<typeof logInStepSchema>;

/** What a log-in answers: null with a session, otherwise the step that is left. */
export const logInResultSchema = {
  ...logInStepSchema,
  $id: 'LogInResult',
  type: ['object', 'null'],
} as const satisfies Schema;

export const secondFactorSchema = {
  $id: 'SecondFactor',
  title: 'التحقق بخطوتين',
  'x-en': 'Two-step verification',
  type: 'object',
  additionalProperties: false,
  required: ['ticket', 'code'],
  properties: {
    ticket: { type: 'string', minLength: 1, maxLength: 100 },
    code: factorCodeField,
    remember: {
      type: 'boolean',
      title: 'لا تسأل في هذا المتصفح 30 يومًا',
      'x-en': 'Don’t ask in this browser for 30 days',
    },
  },
} as const satisfies ObjectSchema;
export type SecondFactorInput = TypeOf<typeof secondFactorSchema>;

export const totpCodeSchema = {
  $id: 'TotpCode',
  type: 'object',
  additionalProperties: false,
  required: ['code'],
  properties: { code: factorCodeField },
} as const satisfies ObjectSchema;

/** What an account is opened with. */
export const factorsSchema = {
  $id: 'Factors',
  type: 'object',
  additionalProperties: false,
  required: ['totp', 'recoveryCodes'],
  properties: {
    totp: { type: 'boolean' },
    /** How many are left. */
    recoveryCodes: { type: 'integer' },
  },
} as const satisfies ObjectSchema;
export type Factors = TypeOf<typeof factorsSchema>;

/** A new secret for an authenticator app. Only this response contains it. */
export const newTotpSchema = {
  $id: 'NewTotp',
  type: 'object',
  additionalProperties: false,
  required: ['secret', 'uri', 'qr'],
  properties: {
    /** In base32, for apps without a camera. */
    secret: { type: 'string' },
    uri: { type: 'string' },
    /** The code of `uri`, as an SVG image. */
    qr: { type: 'string' },
  },
} as const satisfies ObjectSchema;
export type NewTotp = TypeOf<typeof newTotpSchema>;

/** New recovery codes. Only this response contains them. */
export const recoveryCodesSchema = {
  $id: 'RecoveryCodes',
  type: 'object',
  additionalProperties: false,
  required: ['recoveryCodes'],
  properties: { recoveryCodes: { type: 'array', items: { type: 'string' } } },
} as const satisfies ObjectSchema;
export type RecoveryCodes = TypeOf<typeof recoveryCodesSchema>;

export const factorEndpoints = {
  complete: {
    method: 'POST',
    path: '/users/factor',
    access: 'visitor',
    summary: 'Completes a log-in by a second factor.',
    body: secondFactorSchema,
  },
  read: {
    method: 'GET',
    path: '/users/me/factors',
    access: 'user',
    summary: 'What one’s account is opened with.',
    response: factorsSchema,
  },
  startTotp: {
    method: 'POST',
    path: '/users/me/totp',
    access: 'user',
    confirmed: 'always',
    summary: 'Makes a secret for an authenticator app, which counts once its first code is confirmed.',
    response: newTotpSchema,
  },
  confirmTotp: {
    method: 'PUT',
    path: '/users/me/totp',
    access: 'user',
    confirmed: 'always',
    summary: 'Confirms an authenticator app by its code; the first factor answers recovery codes.',
    body: totpCodeSchema,
    response: recoveryCodesSchema,
    rateLimit: 'password',
  },
  removeTotp: {
    method: 'DELETE',
    path: '/users/me/totp',
    access: 'user',
    confirmed: 'always',
    summary: 'Removes the authenticator app; without another factor the recovery codes too.',
  },
  renewRecovery: {
    method: 'POST',
    path: '/users/me/recovery',
    access: 'user',
    confirmed: 'always',
    summary: 'Replaces the recovery codes of an account with a second factor.',
    response: recoveryCodesSchema,
  },
} as const satisfies Endpoints;

/** Passkeys (WebAuthn): they open an account without a password. (docs/spec/api.md#passkeys) */
import type { Endpoints } from '../core/endpoint.js';
import type { ObjectSchema, TypeOf } from '../core/schema.js';

/** How many passkeys an account may have. */
export const MAX_PASSKEYS = 10;

/** How long a browser may take to answer a challenge. */
export const CHALLENGE_TTL_MINUTES = 5;

/** Signature algorithms by their COSE numbers: Ed25519, ES256, RS256. */
export const PASSKEY_ALGORITHMS = [-8, -7, -257] as const;

const encoded = (maxLength: number) =>
  ({ type: 'string', minLength: 1, maxLength, pattern: '^[A-Za-z0-9_-]+$' }) as const;

/** An id has at most 1023 bytes, in base64url. */
const credentialId = encoded(1364);
const keyType = { type: 'string', enum: ['public-key'] } as const;

/** What `navigator.credentials.get` gives, as JSON. */
export const passkeyResponseSchema = {
  $id: 'PasskeyResponse',
  type: 'object',
  required: ['id', 'type', 'response'],
  properties: {
    id: credentialId,
    type: keyType,
    response: {
      type: 'object',
      required: ['clientDataJSON', 'authenticatorData', 'signature'],
      properties: {
        clientDataJSON: encoded(5000),
        authenticatorData: encoded(5000),
        signature: encoded(2000),
        userHandle: encoded(100),
      },
    },
  },
} as const satisfies ObjectSchema;
export type PasskeyResponse = TypeOf<typeof passkeyResponseSchema>;

const titleField = { type: 'string', title: 'الاسم', 'x-en': 'Name', maxLength: 60 } as const;

/** A new passkey: what `navigator.credentials.create` gives, as JSON. */
export const passkeyCreateSchema = {
  $id: 'PasskeyDraft',
  type: 'object',
  additionalProperties: false,
  required: ['response'],
  properties: {
    response: {
      type: 'object',
      required: ['id', 'type', 'response'],
      properties: {
        id: credentialId,
        type: keyType,
        response: {
          type: 'object',
          required: ['clientDataJSON', 'attestationObject'],
          properties: { clientDataJSON: encoded(5000), attestationObject: encoded(100_000) },
        },
      },
    },
    title: titleField,
  },
} as const satisfies ObjectSchema;
export type NewPasskeyInput = TypeOf<typeof passkeyCreateSchema>;

export const passkeyChangeSchema = {
  $id: 'PasskeyChanges',
  type: 'object',
  additionalProperties: false,
  required: ['title'],
  properties: { title: { ...titleField, minLength: 1, pattern: '\\S' } },
} as const satisfies ObjectSchema;

export const passkeySchema = {
  $id: 'Passkey',
  title: 'مفتاح مرور',
  'x-en': 'Passkey',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'title', 'device', 'createdAt', 'usedAt', 'syncs'],
  properties: {
    _id: { type: 'string' },
    title: titleField,
    /** The browser and system that registered it; empty if unknown. */
    device: { type: 'string', title: 'الجهاز', 'x-en': 'Device' },
    createdAt: { type: 'string', format: 'iso-instant', title: 'أُضيف', 'x-en': 'Added' },
    /** Null until its first use. */
    usedAt: { type: ['string', 'null'], format: 'iso-instant', title: 'آخر استخدام', 'x-en': 'Last used' },
    /** Whether its provider copies it to other devices of its owner. */
    syncs: { type: 'boolean', title: 'يتزامن', 'x-en': 'Synchronizes' },
  },
} as const satisfies ObjectSchema;
export type Passkey = TypeOf<typeof passkeySchema>;

/** A stored passkey; with the account's first factor, also the recovery codes, which only this response contains. */
export const newPasskeySchema = {
  ...passkeySchema,
  $id: 'NewPasskey',
  properties: { ...passkeySchema.properties, recoveryCodes: { type: 'array', items: { type: 'string' } } },
} as const satisfies ObjectSchema;
export type NewPasskey = TypeOf<typeof newPasskeySchema>;

/** The options of `navigator.credentials.get`, as JSON. */
export const passkeyChallengeSchema = {
  $id: 'PasskeyChallenge',
  type: 'object',
  additionalProperties: false,
  required: ['challenge', 'rpId', 'timeout', 'userVerification'],
  properties: {
    /** 32 bytes as base64url, for this browser and one use. */
    challenge: { type: 'string' },
    rpId: { type: 'string' },
    timeout: { type: 'integer' },
    userVerification: { type: 'string', enum: ['required'] },
  },
} as const satisfies ObjectSchema;
export type PasskeyChallenge = TypeOf<typeof passkeyChallengeSchema>;

/** The options of `navigator.credentials.create`, as JSON. */
export const passkeyOptionsSchema = {
  $id: 'PasskeyOptions',
  type: 'object',
  additionalProperties: false,
  required: [
    'challenge',
    'rp',
    'user',
    'pubKeyCredParams',
    'timeout',
    'excludeCredentials',
    'authenticatorSelection',
    'attestation',
  ],
  properties: {
    challenge: { type: 'string' },
    rp: {
      type: 'object',
      required: ['id', 'name'],
      properties: { id: { type: 'string' }, name: { type: 'string' } },
    },
    user: {
      type: 'object',
      required: ['id', 'name', 'displayName'],
      properties: { id: { type: 'string' }, name: { type: 'string' }, displayName: { type: 'string' } },
    },
    pubKeyCredParams: {
      type: 'array',
      items: {
        type: 'object',
        required: ['type', 'alg'],
        properties: { type: keyType, alg: { type: 'integer', enum: PASSKEY_ALGORITHMS } },
      },
    },
    timeout: { type: 'integer' },
    excludeCredentials: {
      type: 'array',
      items: { type: 'object', required: ['type', 'id'], properties: { type: keyType, id: credentialId } },
    },
    authenticatorSelection: {
      type: 'object',
      required: ['residentKey', 'requireResidentKey', 'userVerification'],
      properties: {
        residentKey: { type: 'string', enum: ['required'] },
        requireResidentKey: { type: 'boolean' },
        userVerification: { type: 'string', enum: ['required'] },
      },
    },
    attestation: { type: 'string', enum: ['none'] },
  },
} as const satisfies ObjectSchema;
export type PasskeyOptions = TypeOf<typeof passkeyOptionsSchema>;

export const passkeyEndpoints = {
  challenge: {
    method: 'POST',
    path: '/users/passkeys/options',
    access: 'visitor',
    summary: 'Makes a challenge for a passkey, the same for everybody.',
    response: passkeyChallengeSchema,
    rateLimit: 'guest',
  },
  logIn: {
    method: 'POST',
    path: '/users/passkeys',
    access: 'visitor',
    summary: 'Signs in by a passkey.',
    body: {
      $id: 'PasskeyLogIn',
      type: 'object',
      additionalProperties: false,
      required: ['response'],
      properties: { response: passkeyResponseSchema },
    },
    rateLimit: 'guest',
  },
  start: {
    method: 'POST',
    path: '/users/me/passkeys/options',
    access: 'user',
    confirmed: 'always',
    summary: 'Makes a challenge for a new passkey.',
    response: passkeyOptionsSchema,
  },
  create: {
    method: 'POST',
    path: '/users/me/passkeys',
    access: 'user',
    confirmed: 'always',
    summary: 'Adds a passkey; the first factor answers recovery codes.',
    body: passkeyCreateSchema,
    response: newPasskeySchema,
    rateLimit: 'password',
  },
  rename: {
    method: 'PUT',
    path: '/users/me/passkeys/:passkeyId',
    access: 'user',
    confirmed: 'always',
    summary: 'Renames a passkey.',
    body: passkeyChangeSchema,
    response: passkeySchema,
  },
  remove: {
    method: 'DELETE',
    path: '/users/me/passkeys/:passkeyId',
    access: 'user',
    confirmed: 'always',
    summary: 'Removes a passkey; without another factor the recovery codes too.',
  },
} as const satisfies Endpoints;

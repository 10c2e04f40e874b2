/** Accounts: sign-up, log-in, e-mail verification, and the account that the API returns. (docs/spec/api.md#sessions) */
import type { Endpoints } from '../core/endpoint.js';
import { phoneField } from '../core/fields.js';
import { TEAM_ROLES } from '../core/teamRole.js';
import type { ObjectSchema, TypeOf } from '../core/schema.js';
import { factorCodeField, logInResultSchema } from './factor.js';
import { CURRENCIES } from '../money/currency.js';

const usernameField = {
  type: 'string',
  title: 'اسم المستخدم',
  'x-en': 'Username',
  minLength: 1,
  maxLength: 254,
  'x-required': { ar: 'اسم المستخدم مطلوب', en: 'Username is required' },
} as const;
const passwordField = {
  type: 'string',
  title: 'كلمة المرور',
  'x-en': 'Password',
  format: 'password',
  minLength: 1,
  maxLength: 1000,
  'x-required': { ar: 'كلمة المرور مطلوبة', en: 'Password is required' },
} as const;
/** 8 to 128 characters of any kind. (docs/spec/api.md#user-names-and-passwords) */
const newPassword = { ...passwordField, minLength: 8, maxLength: 128 } as const;
const confirmationField = {
  ...passwordField,
  title: 'تأكيد كلمة المرور',
  'x-en': 'Password confirmation',
  'x-required': { ar: 'تأكيد كلمة المرور مطلوب', en: 'Password confirmation is required' },
} as const;
const emailField = {
  type: 'string',
  title: 'البريد الإلكتروني',
  'x-en': 'E-mail',
  minLength: 1,
  maxLength: 254,
  format: 'email',
  'x-message': { ar: 'البريد الإلكتروني غير صحيح', en: 'Invalid Email' },
  'x-required': { ar: 'البريد الإلكتروني مطلوب', en: 'Email is required' },
} as const;
const codeField = {
  type: 'string',
  title: 'الرمز',
  'x-en': 'Code',
  minLength: 1,
  maxLength: 12,
  'x-required': { ar: 'الرمز مطلوب', en: 'The code is required' },
} as const;

export const signUpSchema = {
  $id: 'SignUp',
  title: 'إنشاء حساب',
  'x-en': 'Sign up',
  type: 'object',
  additionalProperties: false,
  required: ['name', 'username', 'password', 'passwordConfirm', 'email', 'phone', 'agreeToTerms'],
  properties: {
    name: {
      type: 'string',
      title: 'الاسم الكامل',
      'x-en': 'Full name',
      minLength: 1,
      maxLength: 120,
      pattern: '\\S',
      'x-required': { ar: 'الاسم الكامل مطلوب', en: 'Full Name is required' },
    },
    username: {
      ...usernameField,
      pattern: '^[A-Za-z0-9._-]{3,30}$',
      'x-message': {
        ar: 'اسم المستخدم من 3 إلى 30 حرفًا إنجليزيًا أو رقمًا أو . _ -',
        en: 'A username has 3 to 30 letters, digits or . _ -',
      },
    },
    email: emailField,
    phone: {
      ...phoneField,
      minLength: 1,
      'x-message': { ar: 'رقم الهاتف غير صحيح', en: 'Invalid Phone Number' },
      'x-required': { ar: 'رقم الهاتف مطلوب', en: 'Phone number is required' },
    },
    password: newPassword,
    passwordConfirm: confirmationField,
    agreeToTerms: {
      type: 'boolean',
      title: 'أوافق على الشروط والأحكام',
      'x-en': 'I agree to the terms',
      const: true,
      'x-message': { ar: 'الرجاء الموافقة على الشروط', en: 'Please, accepting the terms is a must' },
    },
  },
} as const satisfies ObjectSchema;
export type SignUpInput = TypeOf<typeof signUpSchema>;

export const logInSchema = {
  $id: 'LogIn',
  title: 'تسجيل الدخول',
  'x-en': 'Log in',
  type: 'object',
  additionalProperties: false,
  required: ['username', 'password'],
  properties: {
    username: usernameField,
    password: passwordField,
  },
} as const satisfies ObjectSchema;
export type LogInInput = TypeOf<typeof logInSchema>;

export const forgotPasswordSchema = {
  $id: 'ForgottenPassword',
  type: 'object',
  additionalProperties: false,
  required: ['email'],
  properties: { email: emailField },
} as const satisfies ObjectSchema;
export type ForgotPasswordInput = TypeOf<typeof forgotPasswordSchema>;

/** A request for a new verification code, optionally to another address. */
export const verificationRequestSchema = {
  $id: 'VerificationRequest',
  type: 'object',
  properties: { email: emailField },
} as const satisfies ObjectSchema;

export const passwordResetSchema = {
  $id: 'PasswordReset',
  type: 'object',
  additionalProperties: false,
  required: ['email', 'code', 'password', 'passwordConfirm'],
  properties: {
    email: emailField,
    code: codeField,
    password: newPassword,
    passwordConfirm: confirmationField,
  },
} as const satisfies ObjectSchema;
export type PasswordResetInput = TypeOf<typeof passwordResetSchema>;

export const passwordChangeSchema = {
  $id: 'PasswordChange',
  type: 'object',
  additionalProperties: false,
  required: ['currentPassword', 'password', 'passwordConfirm'],
  properties: {
    currentPassword: { ...passwordField, title: 'كلمة المرور الحالية', 'x-en': 'Current password' },
    password: newPassword,
    passwordConfirm: confirmationField,
  },
} as const satisfies ObjectSchema;
export type PasswordChangeInput = TypeOf<typeof passwordChangeSchema>;

/** Who is signed in proves it again, by one of these. (docs/spec/api.md#fresh-confirmation) */
export const confirmationSchema = {
  $id: 'Confirmation',
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  properties: { password: passwordField, code: factorCodeField },
} as const satisfies ObjectSchema;
export type ConfirmationInput = TypeOf<typeof confirmationSchema>;

export const accountSchema = {
  $id: 'Account',
  type: 'object',
  additionalProperties: false,
  required: ['name', 'username', 'email', 'phone', 'verified', 'staff', 'selfService', 'menus'],
  properties: {
    name: { type: 'string', title: 'الاسم', 'x-en': 'Name' },
    username: { type: 'string', title: 'اسم المستخدم', 'x-en': 'Username' },
    email: { type: 'string', title: 'البريد الإلكتروني', 'x-en': 'E-mail' },
    phone: { type: 'string', title: 'الهاتف', 'x-en': 'Phone' },
    verified: { type: 'boolean', title: 'البريد مؤكَّد', 'x-en': 'E-mail verified' },
    staff: { type: 'boolean' },
    /** Whether the account is asked for a second factor, or reaches nothing else; absent if it has one or needs none. */
    needsFactor: { type: 'string', enum: ['asked', 'required'] },
    /** Whether this server lets verified users create a menu themselves. */
    selfService: { type: 'boolean' },
    menus: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['_id', 'name', 'role'],
        properties: {
          _id: { type: 'string' },
          username: { type: ['string', 'null'] },
          name: { type: 'string' },
          logo: { type: ['string', 'null'] },
          currency: { type: 'string', enum: CURRENCIES },
          /** The account's role in the menu's team. */
          role: { type: 'string', enum: TEAM_ROLES },
        },
      },
    },
  },
} as const satisfies ObjectSchema;
export type Account = TypeOf<typeof accountSchema>;

export const sessionSchema = {
  $id: 'Session',
  title: 'جلسة',
  'x-en': 'Session',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'device', 'openedAt', 'seenAt', 'current'],
  properties: {
    _id: { type: 'string' },
    /** Browser and system, for example "Chrome, Android"; empty if unknown. */
    device: { type: 'string', title: 'الجهاز', 'x-en': 'Device' },
    /** Null for sessions from before this field existed. */
    openedAt: { type: ['string', 'null'], format: 'iso-instant', title: 'تسجيل الدخول', 'x-en': 'Logged in' },
    /** Rounded to the hour. */
    seenAt: { type: 'string', format: 'iso-instant', title: 'آخر نشاط', 'x-en': 'Last active' },
    /** Whether this is the session of the request. */
    current: { type: 'boolean', title: 'هذا الجهاز', 'x-en': 'This device' },
  },
} as const satisfies ObjectSchema;
export type Session = TypeOf<typeof sessionSchema>;

export const userLookupSchema = {
  $id: 'UserLookup',
  type: 'object',
  additionalProperties: false,
  required: ['name', 'phone'],
  properties: { name: { type: 'string' }, phone: { type: 'string' } },
} as const satisfies ObjectSchema;

/** Paths without parameters come first, because the server tries the endpoints in this order. */
export const accountEndpoints = {
  signUp: {
    method: 'POST',
    path: '/users/signup',
    access: 'visitor',
    summary: 'Makes an account, signs it in and mails a verification code.',
    body: signUpSchema,
    rateLimit: 'signup',
  },
  logIn: {
    method: 'POST',
    path: '/users/login',
    access: 'visitor',
    summary: 'Signs in; with a second factor answers 202 and a ticket instead.',
    body: logInSchema,
    response: logInResultSchema,
  },
  logOut: { method: 'POST', path: '/users/logout', access: 'user', summary: 'Ends the session on the server.' },
  verify: {
    method: 'POST',
    path: '/users/verify/email',
    access: 'user',
    summary: 'Verifies the e-mail address by its code.',
    query: {
      type: 'object',
      required: ['otp'],
      properties: { otp: codeField },
    },
    rateLimit: 'code',
  },
  resend: {
    method: 'POST',
    path: '/users/resend/email',
    access: 'user',
    summary:
      'Mails a new verification code; the old one ends. `email` replaces the address of an account that is not verified.',
    body: verificationRequestSchema,
    normalizeBody: (body: unknown) => body ?? {},
    rateLimit: 'resend',
  },
  forgot: {
    method: 'POST',
    path: '/users/forgot',
    access: 'visitor',
    summary: 'Mails a code to choose a new password with; answers the same for unknown addresses.',
    body: forgotPasswordSchema,
  },
  reset: {
    method: 'POST',
    path: '/users/reset',
    access: 'visitor',
    summary: 'Chooses a new password by a mailed code, and ends all sessions.',
    body: passwordResetSchema,
  },
  me: {
    method: 'GET',
    path: '/users/me',
    access: 'user',
    summary: 'Who is signed in, and the menus that they look after.',
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['user'],
      properties: { user: accountSchema },
    },
    unwrapped: true,
  },
  changePassword: {
    method: 'PUT',
    path: '/users/me/password',
    access: 'user',
    summary: 'Changes the password, and ends all other sessions.',
    body: passwordChangeSchema,
    rateLimit: 'password',
  },
  confirm: {
    method: 'POST',
    path: '/users/me/confirm',
    access: 'user',
    summary: 'Confirms who one is; calls that need it work for 10 minutes.',
    body: confirmationSchema,
    rateLimit: 'password',
  },
  sessions: {
    method: 'GET',
    path: '/users/me/sessions',
    access: 'user',
    summary: 'Where one is signed in, the one that asks first.',
    response: { type: 'array', items: sessionSchema },
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/users/me/sessions',
    access: 'user',
    summary: 'Ends all sessions but the one that asks.',
  },
  endSession: {
    method: 'DELETE',
    path: '/users/me/sessions/:sessionId',
    access: 'user',
    summary: 'Ends one of one’s own sessions.',
  },
  lookUp: {
    method: 'GET',
    path: '/users/:username',
    access: 'staff',
    summary: 'A user’s name and phone, by username.',
    response: userLookupSchema,
  },
} as const satisfies Endpoints;

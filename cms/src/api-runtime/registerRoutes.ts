/**
 * Creates Strapi routes from endpoints and their handlers. Each call passes, in this order: authentication,
 * authorization, rate limit, validation, the handler, the response envelope.
 */
import {
  entriesOf,
  mapValues,
  validate,
  validateInMenu,
  validateQuery,
  languageOf,
  propertyOf,
  parseFingerprints,
  successEnvelope,
  endpointPath,
  IDEMPOTENCY_KEY_HEADER,
  IF_UNCHANGED_HEADER,
  type ResponseOf,
  type Endpoint,
  type Endpoints,
  type Envelope,
  type FileKind,
  type Fingerprints,
  type Language,
  type ParamsOf,
  type ValidationResult,
  type Schema,
  type TypeOf,
} from '@qaima/schemas';
import type { Context } from 'koa';
import { assertMaySend, authorize, type Authorized, type MenuFor, type MenuRef } from './access';
import { currentCall } from './currentCall';
import type { KeyPrincipal, PrincipalFor, SessionPrincipal } from './principal';
import { runAlways, runOnceFor } from './repeatedRequests';
import { readJson } from '../http/bodies/json';
import { Download } from '../http/download';
import { HttpError } from '../errors/httpError';
import { limitEndpoint } from '../http/rate-limits/rateLimiter';
import type { Actor, SignedIn } from '../http/sessions/store';

/** The validated body, with defaults. */
type Body<C extends Endpoint> = C extends { readonly body: infer S extends Schema } ? TypeOf<S> : undefined;
type Query<C extends Endpoint> = C extends { readonly query: infer S extends Schema } ? TypeOf<S> : undefined;

type AccountOf<P> = P extends SessionPrincipal ? SignedIn : P extends KeyPrincipal ? Actor : null;

/** The input of a handler. */
export interface RequestContext<C extends Endpoint = Endpoint> {
  readonly params: ParamsOf<C['path']>;
  readonly body: Body<C>;
  readonly query: Query<C>;
  /** The caller; null only if the endpoint's access is `visitor` and nobody is signed in. */
  readonly principal: PrincipalFor<C>;
  /** The account of the caller's session, or the names of the caller's API key; null without either. */
  readonly account: AccountOf<PrincipalFor<C>>;
  /** The menu in the path; null if the endpoint's access does not depend on a menu. */
  readonly menu: MenuFor<C['access']>;
  /** Fingerprints of the values that the caller saw before the edit; empty if the request has none. */
  readonly seen: Fingerprints;
  readonly language: Language;
  readonly ctx: Context;
}

/** A result with metadata, such as the paging of a list or the state of a cart. */
export class WithMeta<T> {
  constructor(
    readonly data: T,
    readonly meta: Omit<Envelope['data'], 'data'>,
  ) {}
}

/** Returned by a handler that has written the response to `ctx` itself. */
export const RAW_RESPONSE = Symbol('answered');

type DownloadOf<C extends Endpoint> = C extends { readonly files: readonly (infer Kind extends FileKind)[] }
  ? Download<Kind>
  : never;

type HandlerResult<C extends Endpoint> = ResponseOf<C> | WithMeta<ResponseOf<C>> | DownloadOf<C> | typeof RAW_RESPONSE;

export type Handlers<C extends Endpoints> = {
  readonly [Name in keyof C]: (asked: RequestContext<C[Name]>) => Promise<HandlerResult<C[Name]>>;
};

type KoaHandler = (ctx: Context) => Promise<void>;

type Controller<C extends Endpoints> = Readonly<Record<Extract<keyof C, string>, KoaHandler>>;

const assertValid = (checked: ValidationResult): unknown => {
  if (checked.issues.length > 0) throw new HttpError(400, undefined, { issues: checked.issues });
  return checked.value;
};

/** Removes body fields that repeat a path parameter. */
const withoutRedundant = (body: unknown, redundant: readonly string[]): unknown =>
  body !== null && typeof body === 'object' && !Array.isArray(body)
    ? Object.fromEntries(Object.entries(body).filter(([name]) => !redundant.includes(name)))
    : body;

/** Unknown query parameters are ignored, and empty ones count as absent. (docs/spec/api.md#addresses) */
const parseQuery = (call: Endpoint, ctx: Context): unknown => {
  if (!call.query) return undefined;
  const { properties } = call.query;
  const known = Object.entries(ctx.query).filter(([name, value]) => value !== '' && Object.hasOwn(properties, name));
  return assertValid(validateQuery(call.query, Object.fromEntries(known)));
};

const DEFAULT_MAX_BODY_BYTES = 256 * 1024;

/**
 * Validates a request body by the `country` and `currency` in it; without them, by those of the menu.
 */
const validateBody = (schema: Schema, body: unknown, menu: MenuRef | null): ValidationResult => {
  if (!menu) return validate(schema, body);
  const chosen = (name: 'country' | 'currency') => {
    const value = propertyOf(body, name);
    return typeof value === 'string' ? value : menu[name];
  };
  return validateInMenu(schema, body, { country: chosen('country'), currency: chosen('currency') });
};

const parseBody = async (
  call: Endpoint,
  ctx: Context,
  { menu, onlyFields }: Pick<Authorized, 'menu' | 'onlyFields'>,
): Promise<unknown> => {
  // If an endpoint also accepts multipart, its handler reads the body.
  if (!call.body || call.accepts) return undefined;
  const body = await readJson(ctx.req, call.maxBodyBytes ?? DEFAULT_MAX_BODY_BYTES);
  const read = call.normalizeBody ? call.normalizeBody(body) : withoutRedundant(body, call.ignoredFields ?? []);
  assertMaySend(read, onlyFields);
  return assertValid(validateBody(call.body, read, menu));
};

const INVALID_HEADER = {
  ar: `الترويسة ${IF_UNCHANGED_HEADER} غير صالحة، أو تذكر حقلًا غير معروف.`,
  en: `The header ${IF_UNCHANGED_HEADER} is not valid, or names an unknown field.`,
};

/** The fingerprints in the request. @throws {HttpError} 400 if the header is invalid or names an unknown field */
const seenFingerprints = (call: Endpoint, ctx: Context): Fingerprints => {
  if (!call.detectsConflicts) return {};
  const seen = parseFingerprints(ctx.get(IF_UNCHANGED_HEADER));
  const known = { ...call.query?.properties, ...call.body?.properties };
  const isKnown = (path: string) => Object.hasOwn(known, path.split('/')[1] ?? '');
  if (!seen || !Object.keys(seen).every(isKnown)) throw new HttpError(400, INVALID_HEADER);
  return seen;
};

const koaHandlerOf =
  <C extends Endpoint>(call: C, handler: (asked: RequestContext<C>) => Promise<unknown>): KoaHandler =>
  async (ctx) => {
    const authorized = await authorize(call, ctx);
    const { principal, menu } = authorized;
    const session = principal?.kind === 'session' ? principal.session.account : null;
    const confirmed = principal?.kind === 'session' && principal.session.confirmed;
    const apiKey = principal?.kind === 'key' ? principal.key : null;
    // Keys have a limit of their own.
    if (!apiKey) await limitEndpoint(call, ctx, session);
    const query = parseQuery(call, ctx);
    const seen = seenFingerprints(call, ctx);
    const body = await parseBody(call, ctx, authorized);
    const params: unknown = ctx['params'];
    const key = call.recognizesRepeats ? ctx.get(IDEMPOTENCY_KEY_HEADER) : '';
    const caller = apiKey ? `key ${apiKey.id}` : session?.id;
    const once = caller === undefined ? runAlways : runOnceFor(`${caller} ${ctx.path}`, key, body);
    const account = apiKey?.actor ?? session;
    const language = languageOf(ctx.get('accept-language'));
    const asked = { params, body, query, principal, account, menu, seen, language, ctx };
    // The cast is safe: the route and the checks above have validated the endpoint's types.
    const answer = await currentCall.run({ call, account, confirmed, once }, () => handler(asked as RequestContext<C>));
    if (answer === RAW_RESPONSE) return;
    ctx.status = 200;
    if (answer instanceof Download) answer.writeTo(ctx);
    else if (call.produces === 'json') ctx.body = answer ?? null;
    else if (answer instanceof WithMeta) ctx.body = successEnvelope(answer.data, answer.meta);
    else ctx.body = call.unwrapped ? { status: 'success', data: answer } : successEnvelope(answer ?? null);
  };

/** Creates a controller with one action per handler. */
export function createController<const C extends Endpoints>(calls: C, handlers: Handlers<C>): Controller<C> {
  return mapValues(calls, (name) => koaHandlerOf(calls[name], handlers[name]));
}

/**
 * Creates the routes of a feature. Strapi's router accepts each path with and without a trailing slash. Strapi's
 * authentication is off, because the endpoints define access.
 */
export const registerRoutes = <const C extends Endpoints>(calls: C, controller: Controller<C>) => ({
  type: 'content-api',
  routes: entriesOf(calls).map(([name, call]) => ({
    method: call.method,
    path: endpointPath(call),
    handler: controller[name],
    config: { auth: false },
  })),
});

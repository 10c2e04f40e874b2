/**
 * Defines endpoints: path, access and schemas. Server routes and policies, browser
 * requests, the OpenAPI document and the role tests are all derived from these definitions.
 */
import { IF_UNCHANGED_HEADER, formatFingerprints, type Conflict, type Fingerprints } from './editConflict.js';
import type { Envelope } from './envelope.js';
import type { TeamRole } from './teamRole.js';
import type { InputOf, Schema, ObjectSchema, TypeOf } from './schema.js';
import type { Scope } from './scope.js';
import { propertyOf } from './typeGuards.js';
import { readJson } from './json.js';

/**
 * Who may call an endpoint (docs/spec/api.md#roles). Staff may call every endpoint except those of `venue` and `venue-owner`.
 * - `visitor`: anyone.
 * - `user`: anyone signed in.
 * - `owner`, `editor`, `orders`: a member of the team of the menu in the path, with this role or one that includes it.
 * - `any-editor`: an editor or owner of any menu.
 * - `target-editor`: an editor or owner of the menu in the body (uploads).
 * - `venue`: any member of the team of the menu in the path but not staff, because guest orders are private to the
 *   venue.
 * - `self-service`: while self-service is on, a verified user who owns no menu; the handler requires that the menu is
 *   for the caller.
 * - `venue-owner`: an owner of the menu in the path but not staff, because keys reach guest orders.
 * - `staff`: staff only.
 */
export type PersonAccess =
  'visitor' | 'user' | TeamRole | 'any-editor' | 'target-editor' | 'venue' | 'venue-owner' | 'self-service' | 'staff';

/**
 * Who may call an endpoint: people, or one kind of device. A device is known by a secret; without it, nobody is told
 * that the endpoint exists.
 * - `printer`: a ticket printer, by the token in the path.
 * - `front-server`: a front server, by the token in a header.
 */
export type Access = PersonAccess | 'printer' | 'front-server';

/** Whether an endpoint is for people. Such endpoints form the API that the OpenAPI document describes. */
export const isForPeople = (access: Access): access is PersonAccess =>
  access !== 'printer' && access !== 'front-server';

/** The rate limit of an endpoint; the server defines the quotas. */
export type RateLimit = 'password' | 'signup' | 'code' | 'resend' | 'link' | 'write' | 'cart' | 'guest' | 'menu';

/** Downloadable file types and their media types. */
export const FILE_KINDS = {
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
export type FileKind = keyof typeof FILE_KINDS;

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the prefix of its callers' paths, without a trailing slash; parameters as `:name`. */
  readonly path: `/${string}`;
  readonly access: Access;
  /**
   * Whether callers must have confirmed lately who they are (docs/spec/api.md#fresh-confirmation): `always`, or
   * `sometimes`, as the handler judges by what the call would change.
   */
  readonly confirmed?: 'always' | 'sometimes';
  /** Which API keys of the menu in the path may call it too, whatever `access` says; absent: none. */
  readonly scope?: Scope;
  /** One English sentence for the OpenAPI document. */
  readonly summary: string;
  readonly body?: Schema;
  /** A body for the OpenAPI document. */
  readonly example?: unknown;
  readonly query?: ObjectSchema;
  /** On an endpoint for editors: members with the role `orders` may call it too, but send only these body fields. */
  readonly fieldsForOrders?: readonly string[];
  /** Body fields that clients send although the path contains them; ignored. */
  readonly ignoredFields?: readonly string[];
  /** Converts alternative body formats to the format that `body` describes. A pure function that accepts any value. */
  readonly normalizeBody?: (body: unknown) => unknown;
  /** The schema of `data.data` (of `data` if `unwrapped`). */
  readonly response?: Schema;
  /** The envelope's `data` is the response itself instead of `{ data: response }`. */
  readonly unwrapped?: true;
  /** A body type other than JSON. */
  readonly accepts?: 'multipart';
  /**
   * The file types that the endpoint returns as a download, without the envelope. If there is also a `response`, the
   * query selects between the file and the response. Errors always use the envelope.
   */
  readonly files?: readonly FileKind[];
  /** Returns the OpenAPI document, a page, events, or the response as JSON (204 for null), without an envelope. */
  readonly produces?: 'openapi' | 'html' | 'event-stream' | 'json';
  readonly rateLimit?: RateLimit;
  /** The maximum body size in bytes; default 256 KiB. */
  readonly maxBodyBytes?: number;
  /** Accepts the header `If-Unchanged` and answers 409 with `conflicts` if somebody else changed the same fields. */
  readonly detectsConflicts?: true;
  /**
   * Accepts the header `Idempotency-Key`: a repeated request with the same key gets the response of the first request.
   */
  readonly recognizesRepeats?: true;
}

export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key';

export type Endpoints = Readonly<Record<string, Endpoint>>;

/** The prefix of the paths for people. */
export const API_PREFIX = '/api/v1';

/** The prefixes of the paths for devices. The front server passes on those for printers, but not its own. */
export const DEVICE_PREFIXES = { printer: '/print', 'front-server': '/_front' } as const;

/** The path of an endpoint from the site's root, with parameters as `:name`. */
export const endpointPath = ({ access, path }: Pick<Endpoint, 'access' | 'path'>): string =>
  (isForPeople(access) ? API_PREFIX : DEVICE_PREFIXES[access]) + path;

/** The types of an endpoint's parameters, body, query and response. */
export type ParamsOf<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & ParamsOf<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Record<Name, string>
    : unknown;
export type BodyOf<C extends Endpoint> = C extends { readonly body: infer S extends Schema } ? InputOf<S> : undefined;
export type ResponseOf<C extends Endpoint> = C extends { readonly response: infer S extends Schema }
  ? TypeOf<S>
  : unknown;
/** The type of the envelope's `data`. For an unwrapped endpoint it is the response itself. */
export type DataOf<C extends Endpoint> = C extends { readonly unwrapped: true }
  ? ResponseOf<C>
  : Envelope<ResponseOf<C>>['data'];
export type QueryOf<C extends Endpoint> = C extends { readonly query: infer S extends ObjectSchema }
  ? Partial<InputOf<S>>
  : undefined;

type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** An endpoint's URL path from the site's root. Omits undefined, null and empty query values. */
export function endpointUrl<C extends Endpoint>(endpoint: C, params: ParamsOf<C['path']>, query: Query = {}): string {
  const path = endpointPath(endpoint).replace(/:(\w+)/g, (_, name: string) => {
    const value = propertyOf(params, name);
    return typeof value === 'string' ? encodeURIComponent(value) : '';
  });
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
  return `${path}${search ? `?${search}` : ''}`;
}

/** An error response, with its message and the issues of each field. */
export class ApiError extends Error {
  override readonly name = 'Refused';
  constructor(
    message: string,
    readonly statusCode: number,
    readonly errors: readonly { readonly path: string; readonly message: string }[] = [],
    /** Fields that somebody else has changed. */
    readonly conflicts: readonly Conflict[] = [],
    /** The current state of an order, if another device has already changed it. */
    readonly state: string | null = null,
  ) {
    super(message);
  }

  /** The same error with its field paths mapped to a form's fields. */
  mapPaths(name: (path: string) => string): ApiError {
    const errors = this.errors.map((error) => ({ ...error, path: name(error.path) }));
    const conflicts = this.conflicts.map((conflict) => ({ ...conflict, path: name(conflict.path) }));
    return new ApiError(this.message, this.statusCode, errors, conflicts, this.state);
  }
}

export interface EndpointCallOptions<C extends Endpoint> {
  readonly params: ParamsOf<C['path']>;
  readonly body?: BodyOf<C> | FormData;
  readonly query?: (QueryOf<C> & Query) | Query;
  /** The displayed values of the fields that the body changes, as fingerprints. */
  readonly seen?: Fingerprints | undefined;
  /** Identifies a request that may be repeated, for endpoints that recognize repeats. */
  readonly idempotencyKey?: string | undefined;
  readonly language?: 'ar' | 'en';
  readonly signal?: AbortSignal;
  /** The error message if no response arrives (network failure). */
  readonly unreachableMessage?: string;
  /** Default: the global `fetch`. */
  readonly fetch?: typeof fetch;
}

type Reply<C extends Endpoint> = {
  readonly status?: string;
  readonly data?: DataOf<C>;
  readonly message?: string;
  readonly err?: { readonly state?: string };
} & Partial<Pick<ApiError, 'errors' | 'conflicts'>>;

/**
 * Calls an endpoint from a browser and returns the envelope's `data`.
 * @throws {ApiError} with the server's message, or with status 0 if it can't be reached
 */
export async function callEndpoint<C extends Endpoint>(
  endpoint: C,
  // `NoInfer`: the endpoint alone determines the types.
  options: NoInfer<EndpointCallOptions<C>>,
): Promise<DataOf<C>> {
  const { params, body, query, seen, language = 'ar', signal, unreachableMessage: unreachable = '' } = options;
  const headers: Record<string, string> = { 'accept-language': language };
  const multipart = typeof FormData !== 'undefined' && body instanceof FormData;
  if (body !== undefined && !multipart) headers['content-type'] = 'application/json';
  if (seen) headers[IF_UNCHANGED_HEADER] = formatFingerprints(seen);
  if (options.idempotencyKey !== undefined) headers[IDEMPOTENCY_KEY_HEADER] = options.idempotencyKey;
  let response: Response;
  try {
    response = await (options.fetch ?? fetch)(endpointUrl(endpoint, params, query), {
      method: endpoint.method,
      credentials: 'same-origin',
      headers,
      ...(body === undefined ? {} : { body: multipart ? body : JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(unreachable, 0);
  }
  const isJson = response.headers.get('content-type')?.includes('json');
  const reply: Reply<C> = isJson ? await readJson(response) : {};
  if (!response.ok || reply.status !== 'success' || reply.data === undefined) {
    throw new ApiError(reply.message ?? unreachable, response.status, reply.errors, reply.conflicts, reply.err?.state);
  }
  return reply.data;
}

/**
 * A call of the `/api/v1` contract: where it is, who may make it, and what it carries. The server's routes and
 * policies, the browsers' requests, the OpenAPI document and the tests of roles are all read from the same table.
 */
import { IF_UNCHANGED_HEADER, formatFingerprints, type Conflict, type Fingerprints } from './editConflict.js';
import type { Envelope } from './envelope.js';
import type { InputOf, Schema, ObjectSchema, TypeOf } from './schema.js';

/**
 * Who may make a call (decisions, section 2). Staff may make every call.
 * - `visitor`: anyone.
 * - `user`: anyone signed in.
 * - `menu-admin`: an admin of the menu that the path names.
 * - `any-menu-admin`: an admin of some menu.
 * - `target-admin`: an admin of the menu that the body names (uploads).
 * - `staff`: staff only.
 */
export type Access = 'visitor' | 'user' | 'menu-admin' | 'any-menu-admin' | 'target-admin' | 'staff';

/** The bucket that a call's rate is counted in; the figures are the server's. */
export type RateLimit = 'password' | 'signup' | 'code' | 'resend' | 'link' | 'write' | 'cart' | 'guest';

/** The kinds of file that calls answer, with their media types. */
export const FILE_KINDS = {
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
export type FileKind = keyof typeof FILE_KINDS;

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Under `/api/v1`, without a trailing slash; parameters as `:name`. */
  readonly path: `/${string}`;
  readonly access: Access;
  /** What it does, in one English sentence for the API document. */
  readonly summary: string;
  readonly body?: Schema;
  readonly query?: ObjectSchema;
  /** Body fields that callers send although the path already says them: dropped unread. */
  readonly ignoredFields?: readonly string[];
  /** Brings the forms in which callers also send the body to the one that `body` describes. Pure; takes anything. */
  readonly normalizeBody?: (body: unknown) => unknown;
  /** The schema of `data.data` (of `data` where `bare`). */
  readonly response?: Schema;
  /** `data` is the answer itself, not `{ data: answer }`. */
  readonly unwrapped?: true;
  /** What else than JSON it takes. */
  readonly accepts?: 'multipart';
  /**
   * The kinds of file that it answers as a download, outside of the envelope; beside `answer`, which of the two is the
   * query's to say. Refusals stay in the envelope.
   */
  readonly files?: readonly FileKind[];
  /** The document that describes the contract, bare. */
  readonly produces?: 'openapi';
  readonly rateLimit?: RateLimit;
  /** The largest body in bytes; 256 KiB when absent. */
  readonly maxBodyBytes?: number;
  /** It takes the header `If-Unchanged`, and is refused with `conflicts` where somebody else has changed the same fields. */
  readonly detectsConflicts?: true;
}

export type Endpoints = Readonly<Record<string, Endpoint>>;

/** Every path of the contract begins with this. */
export const API_PREFIX = '/api/v1';

/** The types of a call's parameters, body, query and answer. */
export type ParamsOf<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & ParamsOf<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Record<Name, string>
    : unknown;
export type BodyOf<C extends Endpoint> = C extends { readonly body: infer S extends Schema } ? InputOf<S> : undefined;
export type ResponseOf<C extends Endpoint> = C extends { readonly response: infer S extends Schema }
  ? TypeOf<S>
  : unknown;
/** `data` of the envelope that a call answers in; a bare call's answer is all of it. */
export type DataOf<C extends Endpoint> = C extends { readonly unwrapped: true }
  ? ResponseOf<C>
  : Envelope<ResponseOf<C>>['data'];
export type QueryOf<C extends Endpoint> = C extends { readonly query: infer S extends ObjectSchema }
  ? Partial<InputOf<S>>
  : undefined;

type QueryValue = string | number | boolean | null | undefined;

/** The address of a call, from the site's root. Undefined, null and empty query values are left out. */
export function endpointUrl<C extends Endpoint>(
  call: C,
  params: ParamsOf<C['path']>,
  query: Readonly<Record<string, QueryValue>> = {},
): string {
  const values = params as Readonly<Record<string, string>>;
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
  return `${API_PREFIX}${path}${search ? `?${search}` : ''}`;
}

/** A call that the server refused, with its sentence and the problems of each field. */
export class ApiError extends Error {
  override readonly name = 'Refused';
  constructor(
    message: string,
    readonly statusCode: number,
    readonly errors: readonly { readonly path: string; readonly message: string }[] = [],
    /** The fields that somebody else has changed, by a call that was told what was seen of them. */
    readonly conflicts: readonly Conflict[] = [],
  ) {
    super(message);
  }

  /** The same with the paths of its fields as a form names them. */
  mapPaths(name: (path: string) => string): ApiError {
    const errors = this.errors.map((error) => ({ ...error, path: name(error.path) }));
    const conflicts = this.conflicts.map((conflict) => ({ ...conflict, path: name(conflict.path) }));
    return new ApiError(this.message, this.statusCode, errors, conflicts);
  }
}

export interface EndpointCallOptions<C extends Endpoint> {
  readonly params: ParamsOf<C['path']>;
  readonly body?: BodyOf<C> | FormData;
  readonly query?: QueryOf<C> | Readonly<Record<string, QueryValue>>;
  /** What was seen of the fields that the body changes. */
  readonly seen?: Fingerprints | undefined;
  readonly language?: 'ar' | 'en';
  readonly signal?: AbortSignal;
  /** Said when there is no answer at all (no network). */
  readonly unreachableMessage?: string;
  /** The fetch to use; the platform's own when absent. */
  readonly fetch?: typeof fetch;
}

/**
 * Makes a call from a browser and gives `data` of the envelope.
 * @throws {ApiError} with the server's sentence when it refuses, with status 0 when it can't be reached.
 */
export async function callEndpoint<C extends Endpoint>(
  call: C,
  // What is asked is said by the call alone, and never guessed from what is sent with it.
  options: NoInfer<EndpointCallOptions<C>>,
): Promise<DataOf<C>> {
  const { params, body, query, seen, language = 'ar', signal, unreachableMessage: unreachable = '' } = options;
  const headers: Record<string, string> = { 'accept-language': language };
  const multipart = typeof FormData !== 'undefined' && body instanceof FormData;
  if (body !== undefined && !multipart) headers['content-type'] = 'application/json';
  if (seen) headers[IF_UNCHANGED_HEADER] = formatFingerprints(seen);
  let response: Response;
  try {
    response = await (options.fetch ?? fetch)(endpointUrl(call, params, query as Record<string, QueryValue>), {
      method: call.method,
      credentials: 'same-origin',
      headers,
      ...(body === undefined ? {} : { body: multipart ? body : JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(unreachable, 0);
  }
  const json = response.headers.get('content-type')?.includes('json') ? ((await response.json()) as unknown) : {};
  const reply = json as { status?: string; data?: DataOf<C>; message?: string } & Partial<
    Pick<ApiError, 'errors' | 'conflicts'>
  >;
  if (!response.ok || reply.status !== 'success' || reply.data === undefined) {
    throw new ApiError(reply.message ?? unreachable, response.status, reply.errors, reply.conflicts);
  }
  return reply.data;
}

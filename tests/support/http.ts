/** A minimal browser: cookies, a language, and JSON requests and responses. */
import { callEndpoint } from '@qaima/schemas';
import type { DataOf, Endpoint, EndpointCallOptions, ErrorReason, FieldError } from '@qaima/schemas';

export interface HttpResponse<T = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed JSON; undefined if the body is not JSON. */
  readonly body: T;
}

export interface RequestOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** FormData, text and bytes are sent unchanged; all other values as JSON. */
  readonly body?: unknown;
}

/** The response envelope. */
export interface ResponseBody<T = unknown> {
  readonly status: 'success' | 'fail' | 'error';
  readonly message?: string;
  readonly data?: { readonly data: T };
  readonly err?: { readonly statusCode: number } & ErrorReason;
  readonly errors?: readonly FieldError[];
}

/** The browser of one person, connected to one server. */
export class Client {
  readonly #cookies = new Map<string, string>();

  constructor(
    readonly origin: string,
    readonly language: 'ar' | 'en' = 'ar',
  ) {}

  cookie(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  /** The cookie header: `a=1; b=2`. */
  get cookies(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Copies another client's cookies, as a thief would. */
  takeCookiesOf(other: Client): void {
    for (const [name, value] of other.#cookies) this.#cookies.set(name, value);
  }

  /** `fetch` with the client's cookies and language. It does not follow redirects. */
  readonly fetch: typeof fetch = async (input, init = {}) => {
    const headers = new Headers(init.headers);
    if (!headers.has('accept-language')) headers.set('accept-language', this.language);
    if (this.#cookies.size > 0 && !headers.has('cookie')) headers.set('cookie', this.cookies);
    const address = new URL(input instanceof Request ? input.url : input, this.origin);
    const response = await fetch(address, { redirect: 'manual', ...init, headers });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  };

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const name = pair.slice(0, pair.indexOf('='));
    const ended = attributes.some((attribute) => {
      const [word = '', value = ''] = attribute.split('=');
      if (/^max-age$/i.test(word)) return Number(value) <= 0;
      return /^expires$/i.test(word) && Date.parse(value) <= Date.now();
    });
    if (ended) this.#cookies.delete(name);
    else this.#cookies.set(name, pair.slice(pair.indexOf('=') + 1));
  }

  /** Sends a request to a path. It does not throw for error statuses. */
  async request<T = ResponseBody>(
    method: string,
    path: string,
    { headers, body }: RequestOptions = {},
  ): Promise<HttpResponse<T>> {
    const given = body instanceof FormData || typeof body === 'string' || body instanceof Uint8Array;
    const response = await this.fetch(path, {
      method,
      headers: { ...(body === undefined || given ? {} : { 'content-type': 'application/json' }), ...headers },
      body: body === undefined ? null : given ? (body as BodyInit) : JSON.stringify(body),
    });
    const text = await response.text();
    const json = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: (json ? JSON.parse(text) : undefined) as T,
    };
  }

  /** Calls an endpoint as the apps do. @throws on an error status */
  ask<C extends Endpoint>(call: C, options: NoInfer<EndpointCallOptions<C>>): Promise<DataOf<C>> {
    return callEndpoint(call, { language: this.language, fetch: this.fetch, ...options });
  }
}

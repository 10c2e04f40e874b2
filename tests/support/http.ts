/** A browser's manners without the browser: cookies kept, a language spoken, JSON both ways. */
import { ask } from '@qaima/schemas';
import type { AskOptions, Call, DataOf } from '@qaima/schemas';

export interface Answer<T = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON; undefined when it is not. */
  readonly body: T;
}

export interface RequestOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** FormData, text and bytes go as they are; anything else as JSON. */
  readonly body?: unknown;
}

/** What every answer of the contract may hold. */
export interface Reply<T = unknown> {
  readonly status: 'success' | 'fail' | 'error';
  readonly message?: string;
  readonly data?: { readonly data: T };
  readonly err?: { readonly statusCode: number };
  readonly errors?: readonly { readonly path: string; readonly message: string }[];
}

/** One person's browser, talking to one server. */
export class Client {
  readonly #cookies = new Map<string, string>();

  constructor(
    readonly origin: string,
    readonly language: 'ar' | 'en' = 'ar',
  ) {}

  /** The value of a cookie it holds. */
  cookie(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  /** All it holds, as the header says it: `a=1; b=2`. */
  get cookies(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Takes the cookies of another, as one that stole them would. */
  takeCookiesOf(other: Client): void {
    for (const [name, value] of other.#cookies) this.#cookies.set(name, value);
  }

  /** `fetch` to the server, with cookies and language. Redirects are not followed. */
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

  /** Makes a request by its path from the site's root; refusals are answers like others. */
  async request<T = Reply>(method: string, path: string, { headers, body }: RequestOptions = {}): Promise<Answer<T>> {
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

  /** Makes a call of the contract as the browsers make it. @throws {Refused} when the server refuses */
  ask<C extends Call>(call: C, options: NoInfer<AskOptions<C>>): Promise<DataOf<C>> {
    return ask(call, { language: this.language, fetch: this.fetch, ...options });
  }
}

/** The typed API client. */
import { createContext, useContext } from 'react';
import {
  callEndpoint,
  endpointUrl,
  type Endpoint,
  type DataOf,
  type Fingerprints,
  type Language,
  type ParamsOf,
  type QueryOf,
} from '@qaima/schemas';
import type { Confirmation } from './confirmation.js';
import { download, type Downloaded, type DownloadRequest } from './download.js';
import { createIdempotencyKeys } from './idempotencyKeys.js';
import { createServerClock } from './serverClock.js';
import { uploadPicture, type PictureTargetSlot, type UploadPicture } from './uploadPicture.js';

/** The network functions; tests and stories replace them. */
export interface Transport {
  readonly fetch: typeof fetch;
  readonly uploadPicture: UploadPicture;
  /** Opens a stream of server-sent events at a path of this site. */
  readonly openStream: (path: string) => EventStream;
}

/** The properties of `EventSource` that we use. */
export interface EventStream extends EventTarget {
  readonly readyState: number;
  readonly close: () => void;
}

export const browserTransport: Transport = {
  fetch: (...args) => fetch(...args),
  uploadPicture,
  openStream: (path) => new EventSource(path),
};

export interface ApiRequest<C extends Endpoint> {
  readonly params: ParamsOf<C['path']>;
  /** The request body. The form has already validated it, and the server validates it again. */
  readonly body?: unknown;
  /** Query parameters; undefined and empty ones are omitted. */
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  /**
   * A fingerprint of each field's value as the user saw it. If the stored value differs, the server reports a conflict.
   */
  readonly seen?: Fingerprints | undefined;
  readonly signal?: AbortSignal;
}

export interface Api {
  readonly send: <C extends Endpoint>(call: C, request: ApiRequest<C>) => Promise<DataOf<C>>;
  /** Downloads a file that the server generates. */
  readonly download: <C extends Endpoint>(call: C, request: DownloadRequest<C>) => Promise<Downloaded>;
  /** Uploads a picture. `onProgress` receives a number from 0 to 1. */
  readonly upload: (picture: Blob, place: PictureTargetSlot, onProgress: (part: number) => void) => Promise<void>;
  /** Opens an endpoint's stream of server-sent events. */
  readonly stream: <C extends Endpoint>(call: C, params: ParamsOf<C['path']>, query?: QueryOf<C>) => EventStream;
  /** The server's current time (epoch ms); the device's time until the first response. */
  readonly serverNow: () => number;
}

export interface ApiSettings {
  readonly transport: Transport;
  readonly language: () => Language;
  /** Returns the message for an unreachable server in the current language. */
  readonly unreachable: () => string;
  /** Asks for a fresh confirmation where a call needs one. */
  readonly confirmation: Confirmation;
}

/** Creates the API client. Its functions throw an `ApiError` with the server's message. */
export function createApi({ transport, language, unreachable, confirmation }: ApiSettings): Api {
  const clock = createServerClock();
  const timedFetch = confirmation.around(clock.observe(transport.fetch));
  const keys = createIdempotencyKeys();
  return {
    send: (call, { body, ...request }) => {
      const send = (idempotencyKey?: string) =>
        callEndpoint(call, {
          ...request,
          // `ApiRequest.body` is untyped, because forms validate their values.
          ...(body === undefined ? {} : { body: body as never }),
          idempotencyKey,
          language: language(),
          unreachableMessage: unreachable(),
          fetch: timedFetch,
        });
      if (!call.recognizesRepeats) return send();
      return keys.send(JSON.stringify([endpointUrl(call, request.params), body]), send);
    },
    download: (call, request) =>
      download(call, request, { fetch: timedFetch, language: language(), unreachable: unreachable() }),
    upload: (picture, place, onProgress) =>
      transport.uploadPicture(picture, place, { language: language(), unreachable: unreachable(), onProgress }),
    stream: (call, params, query) => transport.openStream(endpointUrl(call, params, query)),
    serverNow: clock.now,
  };
}

const ApiContext = createContext<Api | null>(null);
export const ApiProvider = ApiContext.Provider;

export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi needs an ApiProvider above it');
  return api;
}

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
} from '@qaima/schemas';
import { download, type Downloaded, type DownloadRequest } from './download.js';
import { createServerClock } from './serverClock.js';
import { uploadPicture, type PictureTargetSlot, type UploadPicture } from './uploadPicture.js';

/** The network functions; tests and stories replace them. */
export interface Transport {
  readonly fetch: typeof fetch;
  readonly uploadPicture: UploadPicture;
  /** Opens server-sent events at a path of this site. */
  readonly openStream: (path: string) => EventStream;
}

/** The part of `EventSource` that is used. */
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
  /** The endpoint's schema has validated it in the form, and the server validates it again. */
  readonly body?: unknown;
  /** Query parameters; undefined and empty ones are left out. */
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  /** Fingerprints of the values that the user saw. */
  readonly seen?: Fingerprints | undefined;
  readonly signal?: AbortSignal;
}

export interface Api {
  readonly send: <C extends Endpoint>(call: C, request: ApiRequest<C>) => Promise<DataOf<C>>;
  /** Downloads a file that the server generates. */
  readonly download: <C extends Endpoint>(call: C, request: DownloadRequest<C>) => Promise<Downloaded>;
  /** Uploads a picture. `onProgress` receives 0 to 1. */
  readonly upload: (picture: Blob, place: PictureTargetSlot, onProgress: (part: number) => void) => Promise<void>;
  /** Opens an endpoint's server-sent events. */
  readonly stream: <C extends Endpoint>(call: C, params: ParamsOf<C['path']>) => EventStream;
  /** The server's present time (epoch ms); the device's until the first response. */
  readonly serverNow: () => number;
}

export interface ApiSettings {
  readonly transport: Transport;
  readonly language: () => Language;
  /** The message for an unreachable server in the current language. */
  readonly unreachable: () => string;
}

/** Its functions throw `ApiError` with the server's message. */
export function createApi({ transport, language, unreachable }: ApiSettings): Api {
  const clock = createServerClock();
  const timedFetch = clock.observe(transport.fetch);
  return {
    send: (call, { body, ...request }) =>
      callEndpoint(call, {
        ...request,
        // `ApiRequest.body` has no type: forms validate their values instead.
        ...(body === undefined ? {} : { body: body as never }),
        language: language(),
        unreachableMessage: unreachable(),
        fetch: timedFetch,
      }),
    download: (call, request) =>
      download(call, request, { fetch: timedFetch, language: language(), unreachable: unreachable() }),
    upload: (picture, place, onProgress) =>
      transport.uploadPicture(picture, place, { language: language(), unreachable: unreachable(), onProgress }),
    stream: (call, params) => transport.openStream(endpointUrl(call, params)),
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

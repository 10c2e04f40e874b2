/** The server as the screens know it: typed calls of the contract, and pictures with progress. */
import { createContext, useContext } from 'react';
import {
  callEndpoint,
  type Endpoint,
  type DataOf,
  type Fingerprints,
  type Language,
  type ParamsOf,
} from '@qaima/schemas';
import { download, type Downloaded, type DownloadRequest } from './download.js';
import { uploadPicture, type PictureTargetSlot, type UploadPicture } from './uploadPicture.js';

/** What carries requests; stories and tests bring their own. */
export interface Transport {
  readonly fetch: typeof fetch;
  readonly uploadPicture: UploadPicture;
}

export const browserTransport: Transport = { fetch: (...args) => fetch(...args), uploadPicture };

export interface ApiRequest<C extends Endpoint> {
  readonly params: ParamsOf<C['path']>;
  /** What a form holds: it was checked by the call's schema, and the server checks it again. */
  readonly body?: unknown;
  /** Beside the address; what is undefined or empty is left out. */
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  /** What was seen of the fields that the body changes. */
  readonly seen?: Fingerprints | undefined;
  readonly signal?: AbortSignal;
}

export interface Api {
  readonly send: <C extends Endpoint>(call: C, request: ApiRequest<C>) => Promise<DataOf<C>>;
  /** Fetches a file that the server makes. */
  readonly download: <C extends Endpoint>(call: C, request: DownloadRequest<C>) => Promise<Downloaded>;
  /** Puts a picture in its place. `onProgress` is told the part that was sent, 0 to 1. */
  readonly upload: (picture: Blob, place: PictureTargetSlot, onProgress: (part: number) => void) => Promise<void>;
}

export interface ApiSettings {
  readonly transport: Transport;
  readonly language: () => Language;
  /** The sentence for no answer at all, in the language of the moment. */
  readonly unreachable: () => string;
}

/** @throws {ApiError} from each of them, with the server's sentence. */
export function createApi({ transport, language, unreachable }: ApiSettings): Api {
  return {
    send: (call, { body, ...request }) =>
      callEndpoint(call, {
        ...request,
        ...(body === undefined ? {} : { body: body as never }),
        language: language(),
        unreachableMessage: unreachable(),
        fetch: transport.fetch,
      }),
    download: (call, request) =>
      download(call, request, { fetch: transport.fetch, language: language(), unreachable: unreachable() }),
    upload: (picture, place, onProgress) =>
      transport.uploadPicture(picture, place, { language: language(), unreachable: unreachable(), onProgress }),
  };
}

const ApiContext = createContext<Api | null>(null);
export const ApiProvider = ApiContext.Provider;

export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi needs an ApiProvider above it');
  return api;
}

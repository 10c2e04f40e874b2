/** Downloads files that the server generates, with progress, and saves them with the browser. */
import { ApiError, endpointUrl, type Endpoint, type Language, type ParamsOf } from '@qaima/schemas';
import { propertyOf } from '@qaima/schemas/core/typeGuards';

export interface DownloadRequest<C extends Endpoint> {
  readonly params: ParamsOf<C['path']>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  /** Receives the number of bytes received so far. */
  readonly onProgress?: (bytes: number) => void;
}

export interface Downloaded {
  readonly file: Blob;
  readonly name: string;
}

interface DownloadSettings {
  readonly fetch: typeof fetch;
  readonly language: Language;
  readonly unreachable: string;
}

/** The file name in a `Content-Disposition` header; `filename*` takes precedence over `filename`. */
function fileNameIn(disposition: string): string {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  const [, plain = 'download'] = /filename="([^"]+)"/i.exec(disposition) ?? [];
  try {
    return encoded ? decodeURIComponent(encoded) : plain;
  } catch {
    return plain;
  }
}

async function refusalIn(response: Response, unreachable: string): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => ({}));
  const message = propertyOf(body, 'message');
  return new ApiError(typeof message === 'string' ? message : unreachable, response.status);
}

/** @throws {ApiError} with the server's message, or with status 0 if the file is incomplete */
export async function download<C extends Endpoint>(
  call: C,
  { params, query, onProgress }: DownloadRequest<C>,
  { fetch, language, unreachable }: DownloadSettings,
): Promise<Downloaded> {
  const lost = () => new ApiError(unreachable, 0);
  const response = await fetch(endpointUrl(call, params, query), {
    credentials: 'same-origin',
    headers: { 'accept-language': language },
  }).catch(() => Promise.reject(lost()));
  if (!response.ok || !response.body) throw await refusalIn(response, unreachable);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(() => Promise.reject(lost()));
    if (done) break;
    parts.push(value);
    bytes += value.length;
    onProgress?.(bytes);
  }
  const type = response.headers.get('content-type') ?? '';
  return { file: new Blob(parts, { type }), name: fileNameIn(response.headers.get('content-disposition') ?? '') };
}

/** Saves a file with the browser's download. */
export function saveFile({ file, name }: Downloaded): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The URL is revoked later, because the browser reads it after the click handler.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

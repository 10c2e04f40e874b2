import type { IncomingMessage, ServerResponse } from 'node:http';
import send from 'send';

export interface FileOptions {
  /**
   * Whether the file's name changes with its content. If so, browsers cache the file forever; otherwise they
   * revalidate it each time.
   */
  readonly immutable: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Error statuses of conditional and range requests. They are sent without a body. */
const CONDITIONAL_STATUSES = [412, 416];

/** Headers that describe a file. They are removed if sending the file fails. */
const FILE_HEADERS = [
  'Accept-Ranges',
  'Cache-Control',
  'Content-Encoding',
  'Content-Length',
  'Content-Range',
  'Content-Security-Policy',
  'Content-Type',
  'ETag',
  'Last-Modified',
  'Vary',
  'X-Content-Type-Options',
];

/**
 * Sends a file from a folder, with validators and ranges. Resolves to `false` and sends nothing if the file does not
 * exist; rejects if the file can't be read.
 *
 * @param name the file's path within the folder, not percent-encoded
 */
export function sendFile(
  req: IncomingMessage,
  res: ServerResponse,
  folder: string,
  name: string,
  options: FileOptions,
) {
  return new Promise<boolean>((resolve, reject) => {
    res.once('close', () => resolve(true));
    send(req, encodeURI(name), { root: folder, dotfiles: 'ignore', index: false, cacheControl: false })
      .on('headers', () => {
        res.setHeader('Cache-Control', options.immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
        res.setHeader('X-Content-Type-Options', 'nosniff');
        for (const [header, value] of Object.entries(options.headers ?? {})) res.setHeader(header, value);
      })
      .on('directory', () => resolve(false))
      .on('error', (error: Error & { status?: number }) => {
        const status = error.status ?? 500;
        if (!res.headersSent && CONDITIONAL_STATUSES.includes(status)) {
          res.removeHeader('Cache-Control');
          res.removeHeader('Content-Length');
          res.writeHead(status).end();
          return;
        }
        if (!res.headersSent) for (const header of FILE_HEADERS) res.removeHeader(header);
        if (status < 500) resolve(false);
        else reject(error);
      })
      .pipe(res);
  });
}

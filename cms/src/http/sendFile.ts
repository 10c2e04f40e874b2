import type { Context } from 'koa';
import send from 'send';

export interface FileOptions {
  /** Whether browsers cache the file forever. Otherwise they revalidate it on each use. */
  readonly immutable: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Error statuses that conditional and range requests may get. */
const REFUSED = [412, 416];

/**
 * Sends a file, with support for conditional and range requests. If the file does not exist, sends nothing and resolves
 * to `false`. Rejects if the file can't be read.
 * @param name the file's path in the folder, not percent-encoded
 */
export function sendFile(
  ctx: Context,
  folder: string,
  name: string,
  { immutable, headers = {} }: FileOptions,
): Promise<boolean> {
  const { req, res } = ctx;
  // The file is streamed after the handler returns. Until then, Koa would send an empty response.
  ctx.respond = false;
  res.statusCode = 200;
  return new Promise<boolean>((resolve, reject) => {
    const leave = (done: () => void) => {
      for (const header of res.getHeaderNames()) res.removeHeader(header);
      ctx.respond = true;
      done();
    };
    res.once('close', () => resolve(true));
    send(req, encodeURI(name), { root: folder, dotfiles: 'ignore', index: false, cacheControl: false })
      .on('headers', () => {
        res.setHeader('Cache-Control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
        res.setHeader('X-Content-Type-Options', 'nosniff');
        for (const [header, value] of Object.entries(headers)) res.setHeader(header, value);
      })
      .on('directory', () => leave(() => resolve(false)))
      .on('error', (error: Error & { status?: number }) => {
        const status = error.status ?? 500;
        if (!res.headersSent && REFUSED.includes(status)) {
          res.removeHeader('Cache-Control');
          res.removeHeader('Content-Length');
          res.writeHead(status).end();
          return;
        }
        if (res.headersSent) reject(error);
        else leave(() => (status < 500 ? resolve(false) : reject(error)));
      })
      .pipe(res);
  });
}

/** Sends a ready answer: in the smallest form the browser takes, or as unchanged. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Encoding, Ready } from './kept';

const takes = (header: string, encoding: string): boolean => {
  const at = header.indexOf(encoding);
  return at !== -1 && !/^\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/.test(header.slice(at + encoding.length));
};

/** The encoding for an `Accept-Encoding` header. */
export function encodingFor(header: string | string[] | undefined): Encoding {
  if (typeof header !== 'string') return 'identity';
  if (takes(header, 'br')) return 'br';
  return takes(header, 'gzip') ? 'gzip' : 'identity';
}

/** Whether a browser already has this answer. */
const isKnown = (header: string | undefined, etag: string): boolean =>
  header !== undefined && (header === '*' || header.split(',').some((tag) => tag.trim() === etag));

export function send(req: IncomingMessage, res: ServerResponse, kept: Ready): void {
  if (kept.status === 200 && isKnown(req.headers['if-none-match'], kept.etag)) {
    res.writeHead(304, kept.headers.unchanged).end();
    return;
  }
  const encoding = encodingFor(req.headers['accept-encoding']);
  res.writeHead(kept.status, kept.headers[encoding]);
  res.end(req.method === 'HEAD' ? undefined : kept.bodies[encoding]);
}

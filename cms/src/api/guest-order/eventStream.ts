/** One open response of server-sent events. (HTML Living Standard, section 9.2) */
import type { Context } from 'koa';
import type { ServerResponse } from 'node:http';
import type { InboxEvent } from './events';

/** How long a browser waits before it reconnects, in ms. */
const RETRY_MS = 2_000;

/** Bytes that a slow reader may leave unread before its stream ends; it replays them when it reconnects. */
const MAX_UNREAD_BYTES = 64 * 1024;

/** Who reads a venue's stream. */
export interface Reader {
  readonly userId: number;
  readonly sessionId: number;
}

export interface EventStream {
  readonly menuId: number;
  /** The cart that a guest follows; absent for the venue. */
  readonly cartRef?: string;
  /** Absent for a guest. */
  readonly reader?: Reader;
  readonly address: string;
  readonly res: ServerResponse;
  /** The last event that was sent or skipped. */
  sequence: number;
}

/** Writes the head of a stream. */
export function openStream(ctx: Context): void {
  ctx.respond = false;
  ctx.res.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
  });
}

function write({ res }: EventStream, text: string): void {
  if (res.destroyed || res.writableEnded) return;
  res.write(text);
  if (res.writableLength > MAX_UNREAD_BYTES) res.destroy();
}

/** The event from which a reader that reconnects replays. It names no event, so browsers only remember it. */
export const writeStart = (stream: EventStream): void =>
  write(stream, `retry: ${RETRY_MS}\nid: ${stream.sequence}\n\n`);

/** Keeps connections and proxies from closing an idle stream. */
export const writeComment = (stream: EventStream): void => write(stream, ':\n\n');

/** Sends data without an id: what a reader can't replay. */
export const writeData = (stream: EventStream, kind: InboxEvent['kind'], data: unknown): void =>
  write(stream, `event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`);

/** Sends an event unless the stream has it or is not about it. */
export function writeEvent(stream: EventStream, { sequence, kind, cartRef, data }: InboxEvent): void {
  if (sequence <= stream.sequence) return;
  stream.sequence = sequence;
  if (stream.cartRef !== undefined && stream.cartRef !== cartRef) return;
  write(stream, `event: ${kind}\nid: ${sequence}\ndata: ${JSON.stringify(data)}\n\n`);
}

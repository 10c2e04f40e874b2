/** One open response of server-sent events. (HTML Living Standard, section 9.2) */
import type { Context } from 'koa';
import type { ServerResponse } from 'node:http';
import type { InboxEvent } from '../menu-event/events';

/** How long a browser waits before it reconnects, in ms. */
const RETRY_MS = 2_000;

/**
 * If more unsent bytes than this wait for a slow client, the stream ends. When the client reconnects, it gets the
 * missed events.
 */
const MAX_UNREAD_BYTES = 64 * 1024;

/** The signed-in user who reads a menu's stream. */
export interface Reader {
  readonly userId: number;
  readonly sessionId: number;
}

export interface EventStream {
  readonly menuId: number;
  /** In the stream of a guest, only events of this cart are sent. Absent in the stream of a venue. */
  readonly cartRef?: string;
  /** Absent in the stream of a guest. */
  readonly reader?: Reader;
  /** Whether the venue's device does not ring. Such a device does not count as listening. */
  readonly isSilent?: boolean;
  readonly address: string;
  readonly res: ServerResponse;
  /** The sequence number of the last event that was sent or skipped. */
  sequence: number;
}

/** Sends the response headers of a stream. */
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

/** Sends an id without an event: browsers store it and send it as `Last-Event-ID` when they reconnect. */
export const writeStart = (stream: EventStream): void =>
  write(stream, `retry: ${RETRY_MS}\nid: ${stream.sequence}\n\n`);

/** Sends a comment, so that browsers and proxies don't close an idle connection. */
export const writeComment = (stream: EventStream): void => write(stream, ':\n\n');

/** Sends data without an event id. After a reconnect, this data is not sent again. */
export const writeData = (stream: EventStream, kind: InboxEvent['kind'], data: unknown): void =>
  write(stream, `event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`);

/** Sends an event to a stream. Skips events that the stream already has and, for a guest, events of other carts. */
export function writeEvent(stream: EventStream, { sequence, kind, cartRef, data }: InboxEvent): void {
  if (sequence <= stream.sequence) return;
  stream.sequence = sequence;
  if (kind === 'menu' || (stream.cartRef !== undefined && stream.cartRef !== cartRef)) return;
  write(stream, `event: ${kind}\nid: ${sequence}\ndata: ${JSON.stringify(data)}\n\n`);
}

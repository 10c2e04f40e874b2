/** Follows the CMS's event stream, which reports changed menus and planned restarts. */
import { endpointUrl } from '@qaima/schemas/core/endpoint';
import {
  frontServerEndpoints,
  FRONT_TOKEN_HEADER,
  type Acknowledgement,
  type FrontEvent,
} from '@qaima/schemas/front-server/protocol';
import type { ClientRequest } from 'node:http';
import type { Log } from '../config/log.js';
import type { CmsClient } from './client.js';
import type { CmsConnection } from './connection.js';
import type { CmsState } from './availability.js';
import { parseJson } from '@qaima/schemas/core/json';

/** The delay before reconnecting, which grows with each failed attempt. */
const MIN_RECONNECT_DELAY_MS = 50;
const MAX_RECONNECT_DELAY_MS = 1_000;

/** The timeout for sending an acknowledgement. The CMS does not wait longer. */
const ACKNOWLEDGEMENT_TIMEOUT_MS = 1_000;

/** Maximum length of a line in characters. */
const MAX_LINE_CHARACTERS = 16 * 1024 * 1024;

interface Followed {
  readonly connection: CmsConnection;
  readonly client: CmsClient;
  readonly state: CmsState;
  readonly token: string;
  /** Identifies this process to the CMS. */
  readonly frontId: string;
  /** Synchronously marks the cached responses of these menus as outdated. */
  readonly invalidate: (menus: readonly string[]) => void;
  readonly log: Log;
}

/** Follows the CMS's events. @returns a function that stops following */
export function followEvents({ connection, client, state, token, frontId, invalidate, log }: Followed): () => void {
  let request: ClientRequest | undefined;
  let timer: NodeJS.Timeout | undefined;
  let delay = MIN_RECONNECT_DELAY_MS;
  let isStopped = false;
  let isNew = true;

  function acknowledge(sequence: number): void {
    const body: Acknowledgement = { front: frontId, sequence };
    const path = endpointUrl(frontServerEndpoints.acknowledgements, {});
    const question = { path, body, waits: false } as const;
    // If an acknowledgement is lost, only the edit's response is delayed.
    client.request({ ...question, timeoutMs: ACKNOWLEDGEMENT_TIMEOUT_MS }).catch(() => undefined);
  }

  function take(line: string): void {
    const event = parseJson<FrontEvent>(line);
    switch (event.type) {
      case 'hello':
        delay = MIN_RECONNECT_DELAY_MS;
        isNew = false;
        state.started();
        return;
      case 'changed':
        invalidate(event.menus);
        state.answered();
        acknowledge(event.sequence);
        return;
      case 'draining':
        state.draining();
    }
  }

  function again(): void {
    if (isStopped || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      open();
    }, delay);
    delay = Math.min(delay * 2, MAX_RECONNECT_DELAY_MS);
  }

  function open(): void {
    const path = endpointUrl(frontServerEndpoints.events, {}, { front: frontId, ...(isNew ? { new: '1' } : {}) });
    const asked = connection.request({ path, headers: { [FRONT_TOKEN_HEADER]: token }, fresh: true });
    request = asked;
    asked.once('error', () => undefined);
    asked.once('close', () => {
      state.lost();
      again();
    });
    asked.once('response', (answer) => {
      answer.once('error', () => undefined);
      if (answer.statusCode !== 200) {
        log.error('The CMS refuses its stream of events: do front and CMS have the same FRONT_TOKEN?', {
          status: answer.statusCode,
        });
        asked.destroy();
        return;
      }
      let rest = '';
      answer.setEncoding('utf8');
      answer.on('data', (text: string) => {
        const lines = (rest + text).split('\n');
        rest = lines.pop() ?? '';
        try {
          for (const line of lines) if (line.trim() !== '') take(line);
          if (rest.length > MAX_LINE_CHARACTERS) throw new Error('A line of the stream of events is too long.');
        } catch (error) {
          log.error('The stream of events of the CMS could not be read.', { reason: String(error) });
          asked.destroy();
        }
      });
    });
    asked.end();
  }

  open();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    request?.destroy();
  };
}

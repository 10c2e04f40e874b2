/**
 * The fast lane: public menus that are kept ready are answered before Koa hears of the request. It only ever sends what
 * the ordinary way made, by the same rules of visibility; whoever has a session goes the ordinary way.
 */
import { languageOf } from '@qaima/schemas';
import type { IncomingMessage } from 'node:http';
import { pathOf, type Space } from '../door/door';
import { readToken } from '../session/cookie';
import { trusted } from './kept';
import { jsonView, menuOfAddress } from './json';
import { send } from './send';

export const hasSession = (req: IncomingMessage): boolean => readToken(req) !== null;

export const publicMenuLane: Space = {
  name: 'public menu',
  handle(req, res) {
    if (req.method !== 'GET' && req.method !== 'HEAD') return false;
    const name = menuOfAddress(pathOf(req));
    if (name === null || hasSession(req)) return false;
    const kept = trusted(jsonView(languageOf(req.headers['accept-language'])), name, Date.now());
    if (!kept) return false;
    send(req, res, kept);
    return true;
  },
};

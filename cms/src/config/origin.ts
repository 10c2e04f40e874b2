import { isFromOtherSite } from '@qaima/schemas';
import type { IncomingMessage } from 'node:http';
import { environment } from './environment';

const SAFE = ['GET', 'HEAD', 'OPTIONS'];

/** Whether a page of another site sent an unsafe request. */
export const isForeign = ({ method = '', headers }: IncomingMessage): boolean =>
  !SAFE.includes(method) && isFromOtherSite(headers, environment().publicUrl);

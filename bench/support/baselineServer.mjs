/** The baseline: a `node:http` server that only sends the same bytes and headers. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { logAddress } from './printListeningAddress.mjs';

const [, , bodyFile = '', headersFile = ''] = process.argv;
const body = readFileSync(bodyFile);
/** @type {import('node:http').OutgoingHttpHeaders} */
const headers = JSON.parse(readFileSync(headersFile, 'utf8'));

const server = createServer((_req, res) => {
  res.writeHead(200, headers);
  res.end(body);
});
server.listen(0, '127.0.0.1', () => logAddress(server));

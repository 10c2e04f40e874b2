/** The server closes slow connections, and serves other clients meanwhile. */
import { connect, type Socket } from 'node:net';
import { beforeAll, expect, it } from 'vitest';
import { newSeededMenu } from '../support/menus.js';
import { visitor } from '../support/users.js';
import { beginUpload } from '../support/pictures.js';
import type { RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';
import { reportResult } from '../support/extendedTests.js';

const CONNECTIONS = 300;

let server: RunningServer;
beforeAll(async () => {
  server = await sharedServer();
});

/** Opens a connection and never completes its request. @returns for how many ms the server kept it open */
async function dawdle(): Promise<{ readonly ended: Promise<number> }> {
  const socket = await new Promise<Socket>((connected, failed) => {
    const made: Socket = connect(Number(new URL(server.origin).port), '127.0.0.1', () => connected(made));
    made.once('error', failed);
  });
  const begun = performance.now();
  socket.on('error', () => undefined);
  socket.resume();
  socket.write('GET /m/nobody HTTP/1.1\r\nHost: menu.example\r\nX-Slow: ');
  return { ended: new Promise((ended) => socket.once('close', () => ended(performance.now() - begun))) };
}

it.concurrent('ends a body that arrives too slowly, and says so in the log', async () => {
  const { admin } = await newSeededMenu(server);
  const stalled = beginUpload(admin, 1_000_000, 1000);
  expect(await stalled.answered).toMatchObject({ status: 408 });
  expect(server.output()).toContain('"security":"body-too-slow"');
});

it.concurrent('answers others while 300 connections dawdle, and ends those', async () => {
  const dawdling = await Promise.all(Array.from({ length: CONNECTIONS }, dawdle));
  expect(await visitor(server).request('GET', '/healthz')).toMatchObject({ status: 200 });
  const longest = Math.max(...(await Promise.all(dawdling.map(({ ended }) => ended))));
  expect(await visitor(server).request('GET', '/healthz')).toMatchObject({ status: 200 });
  reportResult(
    `${CONNECTIONS} half-open connections: others are answered, the last was ended after ${(longest / 1000).toFixed(1)} s`,
  );
});

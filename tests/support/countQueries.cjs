/**
 * Preloaded into the server's processes by `NODE_OPTIONS=--require`. Adds the header `x-queries` to responses of the
 * CMS: the number of SQL statements that the request has caused, without those of background jobs.
 */
const { AsyncLocalStorage } = require('node:async_hooks');
const { createRequire } = require('node:module');
const http = require('node:http');
const { join } = require('node:path');

/**
 * The current request and its statements so far. @type {import('node:async_hooks').AsyncLocalStorage<{ count: number
 * }>}
 */
const asked = new AsyncLocalStorage();

const Client = createRequire(join(__dirname, '../../cms/package.json'))('knex/lib/client.js');
const { query } = Client.prototype;
Client.prototype.query = function counted(/** @type {unknown[]} */ ...args) {
  const request = asked.getStore();
  if (request) request.count++;
  return query.apply(this, args);
};

const { emit } = http.Server.prototype;
const isCms = (process.argv[1] ?? '').includes('cms');
http.Server.prototype.emit = function counted(/** @type {string} */ event, /** @type {unknown[]} */ ...args) {
  const [, res] = args;
  if (event !== 'request' || !isCms || !(res instanceof http.ServerResponse))
    return Reflect.apply(emit, this, [event, ...args]);
  const request = { count: 0 };
  const { writeHead } = res;
  res.writeHead = function said(/** @type {unknown[]} */ ...head) {
    res.setHeader('x-queries', String(request.count));
    return Reflect.apply(writeHead, this, head);
  };
  return asked.run(request, () => Reflect.apply(emit, this, [event, ...args]));
};

/**
 * Loaded into the server's processes before anything else (`NODE_OPTIONS=--require`): every answer of the CMS says in `x-queries` how many
 * statements were sent to the database on its behalf, those aside that the server's own chores sent meanwhile.
 */
const { AsyncLocalStorage } = require('node:async_hooks');
const { createRequire } = require('node:module');
const http = require('node:http');
const { join } = require('node:path');

/** The request that something is done for, and its statements so far. */
const asked = new AsyncLocalStorage();

const Client = createRequire(join(__dirname, '../../cms/package.json'))('knex/lib/client.js');
const { query } = Client.prototype;
Client.prototype.query = function counted(...args) {
  const request = asked.getStore();
  if (request) request.count++;
  return query.apply(this, args);
};

const { emit } = http.Server.prototype;
const isCms = (process.argv[1] ?? '').includes('cms');
http.Server.prototype.emit = function counted(event, ...args) {
  if (event !== 'request' || !isCms) return emit.call(this, event, ...args);
  const request = { count: 0 };
  const [, res] = args;
  const { writeHead } = res;
  res.writeHead = function said(...head) {
    res.setHeader('x-queries', String(request.count));
    return writeHead.apply(this, head);
  };
  return asked.run(request, () => emit.call(this, event, ...args));
};

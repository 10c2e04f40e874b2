/**
 * Loaded into the server before anything else (`NODE_OPTIONS=--require`): every answer says in `x-queries` how many
 * statements were sent to the database since its request came in. For tests that ask one thing at a time.
 */
const { createRequire } = require('node:module');
const http = require('node:http');
const { join } = require('node:path');

let count = 0;

const Client = createRequire(join(__dirname, '../../cms/package.json'))('knex/lib/client.js');
const { query } = Client.prototype;
Client.prototype.query = function counted(...args) {
  count++;
  return query.apply(this, args);
};

const { emit } = http.Server.prototype;
http.Server.prototype.emit = function counted(event, ...args) {
  if (event === 'request') {
    const [, res] = args;
    const before = count;
    const { writeHead } = res;
    res.writeHead = function said(...head) {
      res.setHeader('x-queries', String(count - before));
      return writeHead.apply(this, head);
    };
  }
  return emit.call(this, event, ...args);
};

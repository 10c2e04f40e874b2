/** The baseline for a proxy: a `node:http` server that only forwards requests to a socket. */
import { Agent, createServer, request } from 'node:http';
import { logAddress } from './printListeningAddress.mjs';

const [, , socketPath = ''] = process.argv;
const agent = new Agent({ keepAlive: true });

const server = createServer((req, res) => {
  const { method, url: path, rawHeaders: headers } = req;
  const passed = request({ socketPath, agent, method, path, headers }, (answer) => {
    res.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    answer.pipe(res);
  });
  req.pipe(passed);
});
server.listen(0, '127.0.0.1', () => logAddress(server));

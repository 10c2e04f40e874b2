/**
 * Prints the line with the server's address, for which `startServer.mjs` waits.
 * @param {import('node:http').Server} server listening on loopback
 */
export function logAddress(server) {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen on a port.');
  console.log(`listening on http://127.0.0.1:${address.port}`);
}

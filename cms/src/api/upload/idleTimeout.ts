import type { IncomingMessage } from 'node:http';

/**
 * Runs work for a request that nothing moves for meanwhile: a file waits for its turn to be re-encoded. That is not the
 * sender's silence, for which connections are ended.
 */
export async function withoutIdleTimeout<T>({ socket }: IncomingMessage, work: () => Promise<T>): Promise<T> {
  const idleTimeout = socket.timeout ?? 0;
  socket.setTimeout(0);
  try {
    return await work();
  } finally {
    socket.setTimeout(idleTimeout);
  }
}

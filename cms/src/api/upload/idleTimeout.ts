import type { IncomingMessage } from 'node:http';

/** Disables the idle timeout of the connection while a file waits to be encoded: the client has nothing to send. */
export async function withoutIdleTimeout<T>({ socket }: IncomingMessage, work: () => Promise<T>): Promise<T> {
  const idleTimeout = socket.timeout ?? 0;
  socket.setTimeout(0);
  try {
    return await work();
  } finally {
    socket.setTimeout(idleTimeout);
  }
}

import type { IncomingMessage } from 'node:http';

/** Disables the connection's idle timeout while a file waits to be encoded, because no bytes are sent meanwhile. */
export async function withoutIdleTimeout<T>({ socket }: IncomingMessage, work: () => Promise<T>): Promise<T> {
  const idleTimeout = socket.timeout ?? 0;
  socket.setTimeout(0);
  try {
    return await work();
  } finally {
    socket.setTimeout(idleTimeout);
  }
}

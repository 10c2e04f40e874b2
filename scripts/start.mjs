/** `npm start`: from a fresh checkout, or a stale one, to a running server. */
import './steps/node.mjs';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { build, SERVER } from './steps/build.mjs';
import { command } from './steps/command.mjs';
import { whenAskedToEnd } from './steps/ending.mjs';
import { install } from './steps/install.mjs';
import { ROOT } from './steps/places.mjs';
import { Failure, passOn } from './steps/run.mjs';
import { duration, say } from './steps/say.mjs';
import { supervise } from './steps/supervise.mjs';

/** Fails with a sentence when somebody else listens where the server is to listen. @returns {Promise<void>} */
function portIsFree() {
  const host = process.env['HOST'] || '127.0.0.1';
  const port = Number(process.env['PORT'] || 1337);
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => {
      const taken = 'code' in error && error.code === 'EADDRINUSE';
      if (!taken) return resolve();
      reject(
        new Failure(
          `Another program listens on port ${port}. Stop that one, or choose another: PORT=${port + 1} npm start`,
        ),
      );
    });
    probe.listen({ port: port >= 0 && port < 65536 ? port : 0, host }, () => probe.close(() => resolve()));
  });
}

await command(async () => {
  const settings = join(ROOT, '.env');
  if (existsSync(settings)) process.loadEnvFile(settings);
  const begun = Date.now();
  const stopListening = whenAskedToEnd((signal) => {
    passOn(signal);
    process.exit(1);
  });
  await portIsFree();
  await install();
  await build(process.env['CMS_PANEL'] === '1' ? [...SERVER, 'panel'] : SERVER);
  stopListening();
  say(`  Everything is built (${duration(Date.now() - begun)}). Starting the server …`);
  const code = await supervise();
  if (code !== 0) say(`The server ended with code ${code}. Its last words above say why.`);
  process.exit(code);
});

/** `npm run check`: all static checks. */
import './lib/checkNodeVersion.mjs';
import { build } from './lib/build.mjs';
import { check } from './lib/check.mjs';
import { command } from './lib/command.mjs';
import { install } from './lib/install.mjs';

await command(async () => {
  await install();
  await build(['schemas']);
  const { failed } = await check();
  return failed === 0 ? 0 : 1;
});

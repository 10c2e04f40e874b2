/** `npm run check`: all static checks. */
import './steps/node.mjs';
import { build } from './steps/build.mjs';
import { check } from './steps/check.mjs';
import { command } from './steps/command.mjs';
import { install } from './steps/install.mjs';

await command(async () => {
  await install();
  await build(['schemas']);
  const { failed } = await check();
  return failed === 0 ? 0 : 1;
});

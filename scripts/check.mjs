/** `npm run check`: all static checks. */
import './lib/checkNodeVersion.mjs';
import { installAndBuild } from './lib/build.mjs';
import { check } from './lib/check.mjs';
import { command } from './lib/command.mjs';

await command(async () => {
  await installAndBuild(['schemas'], { withTools: true });
  const { failed } = await check();
  return failed === 0 ? 0 : 1;
});

/** `npm run build`: installs missing packages and builds what is out of date. */
import './lib/checkNodeVersion.mjs';
import { build, SERVER } from './lib/build.mjs';
import { command } from './lib/command.mjs';
import { install } from './lib/install.mjs';

await command(async () => {
  await install();
  await build(SERVER);
});

/** `npm run build`: installs missing packages and builds what is out of date. */
import './steps/node.mjs';
import { build, SERVER } from './steps/build.mjs';
import { command } from './steps/command.mjs';
import { install } from './steps/install.mjs';

await command(async () => {
  await install();
  await build(SERVER);
});

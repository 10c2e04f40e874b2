/** `npm run build`: installs missing packages and builds what is out of date. */
import './lib/checkNodeVersion.mjs';
import { installAndBuild, SERVER } from './lib/build.mjs';
import { command } from './lib/command.mjs';

await command(async () => {
  await installAndBuild(SERVER);
});

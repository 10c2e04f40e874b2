/** `npm run menus -- list|restore ID`: the menus in the trash, and the way back. */
import './steps/node.mjs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build, SERVER } from './steps/build.mjs';
import { command } from './steps/command.mjs';
import { install } from './steps/install.mjs';
import { ROOT } from './steps/places.mjs';

await command(async () => {
  await install();
  await build(SERVER);
  const script = join(ROOT, 'cms/dist/scripts/menus.js');
  const args = ['--disable-warning=ExperimentalWarning', script, ...process.argv.slice(2)];
  return spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
});

/** `npm run import -- FILE [--admin USERNAME]`: imports an exported menu into this server. */
import './lib/checkNodeVersion.mjs';
import { runInCms } from './lib/runInCms.mjs';
import { command } from './lib/command.mjs';

await command(() => runInCms('import'));

/** `npm run users -- factors NAME [--reset]`: shows or removes the second factors of an account. */
import './lib/checkNodeVersion.mjs';
import { runInCms } from './lib/runInCms.mjs';
import { command } from './lib/command.mjs';

await command(() => runInCms('users'));

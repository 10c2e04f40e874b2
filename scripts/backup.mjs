/** `npm run backup -- FILE`: writes everything to one file while the server runs. */
import './lib/checkNodeVersion.mjs';
import { constants, setPriority } from 'node:os';
import { runInCms } from './lib/runInCms.mjs';
import { command } from './lib/command.mjs';

// Low priority, so that requests are served first when CPU time is short.
setPriority(constants.priority.PRIORITY_LOW);
await command(() => runInCms('backup', { asBuilt: true }));

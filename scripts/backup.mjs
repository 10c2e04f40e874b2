/** `npm run backup -- FILE`: writes everything to one file while the server runs. */
import './steps/node.mjs';
import { constants, setPriority } from 'node:os';
import { runInCms } from './steps/cms.mjs';
import { command } from './steps/command.mjs';

// Low priority: requests come first when CPU time is short.
setPriority(constants.priority.PRIORITY_LOW);
await command(() => runInCms('backup', { asBuilt: true }));

/** `npm run backup -- FILE`: everything in one file, while the server serves. */
import './steps/node.mjs';
import { constants, setPriority } from 'node:os';
import { runInCms } from './steps/cms.mjs';
import { command } from './steps/command.mjs';

// It is in no hurry: where processors are short, those who are served come first.
setPriority(constants.priority.PRIORITY_LOW);
await command(() => runInCms('backup', { asBuilt: true }));

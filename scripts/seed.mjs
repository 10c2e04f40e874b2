/** `npm run seed -- NAME`: adds a demo menu to the database. */
import './steps/node.mjs';
import { runInCms } from './steps/cms.mjs';
import { command } from './steps/command.mjs';

await command(() => runInCms('seed'));

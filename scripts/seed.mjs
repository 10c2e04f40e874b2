/** `npm run seed -- NAME`: puts a menu of the demo into the database. */
import './steps/node.mjs';
import { runInCms } from './steps/cms.mjs';
import { command } from './steps/command.mjs';

await command(() => runInCms('seed'));

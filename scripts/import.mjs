/** `npm run import -- FILE [--admin USERNAME]`: imports an exported menu into this server. */
import './steps/node.mjs';
import { runInCms } from './steps/cms.mjs';
import { command } from './steps/command.mjs';

await command(() => runInCms('import'));

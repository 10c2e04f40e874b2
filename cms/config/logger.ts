import { logger } from '../src/log';

export default logger;

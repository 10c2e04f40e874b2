import { logger } from '../src/config/log';

export default logger;

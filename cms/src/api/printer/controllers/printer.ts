import { printerEndpoints } from '@qaima/schemas';
import { createController } from '../../../api-runtime/registerRoutes';
import { expiredTickets } from '../expiredTickets';
import { dismissExpired, requeueExpired } from '../../print-queue/jobs';
import { printers } from '../printer';

export default createController(printerEndpoints, {
  list: ({ menu }) => printers.list(menu),
  states: ({ menu }) => printers.states(menu),
  create: ({ menu, body }) => printers.create(menu, body),
  change: ({ menu, params, body, account, seen }) =>
    printers.change(menu, params.printerId, body, { by: account, seen }),
  remove: ({ menu, params, account }) => printers.remove(menu, params.printerId, account),
  test: ({ menu, params }) => printers.test(menu, params.printerId),
  listExpired: ({ menu }) => expiredTickets(menu, Date.now()),
  printExpired: ({ menu, body }) => requeueExpired(menu.id, body.jobs, Date.now()),
  dismissExpired: ({ menu, body }) => dismissExpired(menu.id, body.jobs, Date.now()),
});

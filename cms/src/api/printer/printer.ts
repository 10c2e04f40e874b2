/** A venue's ticket printers. (docs/spec/domain.md#printers) */
import { printerSchema, type Printer, type PrinterState, type PrinterUpdateInput } from '@qaima/schemas';
import type { MenuRef } from '../../api-runtime/access';
import { toColumnValues } from '../../api-runtime/serialize';
import { randomToken } from '../../database/ids';
import { findInMenu, partHandlers } from '../../menu-parts/partHandlers';
import { readParts } from '../../menu-parts/readParts';
import { queueTest } from '../print-queue/jobs';

const TABLE = 'api::printer.printer';

/** The length of a printer's token. Knowing the token is enough to read the printer's tickets. */
const TOKEN_LENGTH = 24;

const part = partHandlers('printer', {
  toColumns: (payload: PrinterUpdateInput, _menu, stored) => ({
    ...toColumnValues(printerSchema, payload),
    ...(stored ? {} : { token: randomToken(TOKEN_LENGTH) }),
  }),
});

export const printers = {
  ...part,

  list: (menu: MenuRef): Promise<Printer[]> => readParts('printer', menu.id),

  async states(menu: MenuRef): Promise<PrinterState[]> {
    return (await printers.list(menu)).map(({ _id, title, lastSeenAt }) => ({
      _id,
      title,
      lastSeenAt: lastSeenAt ?? null,
    }));
  },

  async test(menu: MenuRef, printerId: string): Promise<null> {
    const printer = await findInMenu(TABLE, printerId, { menu: menu.id });
    await queueTest(menu.id, printer.documentId);
    return null;
  },
};

import { qrEndpoints } from '@qaima/schemas';
import { Download } from '../../../http/download';
import { createController } from '../../../api-runtime/registerRoutes';
import { codeFile } from '../code';
import { renderQrSheet } from '../renderQrSheet';
import { venueOf } from '../printedMenu';

export default createController(qrEndpoints, {
  async code({ menu, query }) {
    const { address, name, ascii } = await venueOf(menu);
    const called = { name: `رمز القائمة ${name}`, ascii: `qr-${ascii}` };
    return new Download(query.format, await codeFile(address, query.format), called);
  },

  async sheet({ menu, query }) {
    const venue = await venueOf(menu);
    const called = { name: `بطاقة القائمة ${venue.name} ${query.size}`, ascii: `qr-${venue.ascii}-${query.size}` };
    return new Download('pdf', await renderQrSheet(venue, query), called);
  },
});

import { qrEndpoints } from '@qaima/schemas';
import { Download } from '../../../http/download';
import { createController } from '../../../api-runtime/registerRoutes';
import { codeFile } from '../qrCodeFile';
import { FILE_NAMES } from '../fileNames';
import { renderQrSheet } from '../renderQrSheet';
import { noteCodePrinted } from '../../menu/firstDays';
import { venueOf } from '../venueForPrint';

export default createController(qrEndpoints, {
  async code({ menu, query }) {
    const { address, name, ascii, language } = await venueOf(menu);
    const called = { name: `${FILE_NAMES[language].code} ${name}`, ascii: `qr-${ascii}` };
    const file = await codeFile(address, query.format);
    // Pages show the SVG, so only a PNG counts as a download for printing.
    if (query.format === 'png') await noteCodePrinted(menu);
    return new Download(query.format, file, called);
  },

  async sheet({ menu, query }) {
    const venue = await venueOf(menu);
    const name = `${FILE_NAMES[venue.language].sheet} ${venue.name} ${query.size}`;
    const called = { name, ascii: `qr-${venue.ascii}-${query.size}` };
    const file = await renderQrSheet(venue, query);
    await noteCodePrinted(menu);
    return new Download('pdf', file, called);
  },
});

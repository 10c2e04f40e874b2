/** The menu's QR code. Must equal the code that the CMS draws for the owner. (`cms/src/api/qr/qrCodeFile.ts`; ISO/IEC 18004) */
import { toString } from 'qrcode';

/** The standard requires a margin of four modules. Level Q keeps the code readable with a quarter of it damaged. */
const OPTIONS = { errorCorrectionLevel: 'Q', margin: 4, type: 'svg' } as const;

export const qrCodeSvg = (address: string): Promise<string> => toString(address, OPTIONS);

/** The QR code of a menu, as the CMS draws it for its owner too. (`cms/src/api/qr/code.ts`; ISO/IEC 18004) */
import { toString } from 'qrcode';

/** Four light modules around the code, as scanners ask for; Q bears a quarter of it being stained: it lives on tables. */
const OPTIONS = { errorCorrectionLevel: 'Q', margin: 4, type: 'svg' } as const;

export const qrCodeSvg = (address: string): Promise<string> => toString(address, OPTIONS);

/** The menu's QR code, equal to the one that the CMS draws for the owner. (`cms/src/api/qr/code.ts`; ISO/IEC 18004) */
import { toString } from 'qrcode';

/** The required quiet zone of four modules; level Q tolerates damage of a quarter of the code. */
const OPTIONS = { errorCorrectionLevel: 'Q', margin: 4, type: 'svg' } as const;

export const qrCodeSvg = (address: string): Promise<string> => toString(address, OPTIONS);

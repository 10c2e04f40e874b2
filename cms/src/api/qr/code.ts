/** The QR code as a file. (ISO/IEC 18004) */
import { create, toString, type QRCodeRenderersOptions } from 'qrcode';
import sharp from 'sharp';
import { CORRECTION } from '../../pdf/qrCode';

/** The quiet zone of four modules. */
const OPTIONS = { errorCorrectionLevel: CORRECTION, margin: 4 } as const satisfies QRCodeRenderersOptions;

/** Pixels per module: about 1,500 in total, sharp at ten centimetres in print. */
const SCALE = 32;

const WHITE = '#ffffff';

async function pngOf(address: string): Promise<Buffer> {
  const { size, data } = create(address, OPTIONS).modules;
  const pixels = Uint8Array.from(data, (dark) => (dark ? 0 : 255));
  const { margin } = OPTIONS;
  const quiet = { top: margin, bottom: margin, left: margin, right: margin };
  const small = sharp(pixels, { raw: { width: size, height: size, channels: 1 } }).extend({
    ...quiet,
    background: WHITE,
  });
  const side = (size + 2 * margin) * SCALE;
  // Separate pipelines: sharp would resize before it extends.
  return sharp(await small.png().toBuffer())
    .resize(side, side, { kernel: 'nearest' })
    .png({ palette: true, colours: 2 })
    .toBuffer();
}

/** The code in black on white, for print. */
export async function codeFile(address: string, format: 'svg' | 'png'): Promise<Buffer | string> {
  return format === 'png' ? pngOf(address) : toString(address, { ...OPTIONS, type: 'svg' });
}

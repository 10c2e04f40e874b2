/** The QR code as a file. (ISO/IEC 18004) */
import { create, toString, type QRCodeRenderersOptions } from 'qrcode';
import sharp from 'sharp';
import { CORRECTION } from '../../pdf/qrCode';

/** A quiet zone of four modules around the code. */
const OPTIONS = { errorCorrectionLevel: CORRECTION, margin: 4 } as const satisfies QRCodeRenderersOptions;

/** Pixels per module. A code is about 1,500 pixels wide, so it is sharp when printed ten centimetres wide. */
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
  // Two pipelines, because one sharp pipeline always resizes before it extends.
  return sharp(await small.png().toBuffer())
    .resize(side, side, { kernel: 'nearest' })
    .png({ palette: true, colours: 2 })
    .toBuffer();
}

/** The code in black on white, for print. */
export async function codeFile(address: string, format: 'svg' | 'png'): Promise<Buffer | string> {
  return format === 'png' ? pngOf(address) : toString(address, { ...OPTIONS, type: 'svg' });
}

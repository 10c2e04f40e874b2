/** The code itself. (ISO/IEC 18004) */
import { create, toString, type QRCodeRenderersOptions } from 'qrcode';
import sharp from 'sharp';
import { CORRECTION } from '../../pdf/qrCode';

/** Four light modules around the code, as scanners ask for. */
const OPTIONS = { errorCorrectionLevel: CORRECTION, margin: 4 } as const satisfies QRCodeRenderersOptions;

/** Pixels a module: some 1,500 across, sharp at ten centimetres in print. */
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
  // Sharp orders its steps itself, and would enlarge before it extends.
  return sharp(await small.png().toBuffer())
    .resize(side, side, { kernel: 'nearest' })
    .png({ palette: true, colours: 2 })
    .toBuffer();
}

/** The code as a file to give to whoever prints: black on white, the most that any scanner can ask for. */
export async function codeFile(address: string, format: 'svg' | 'png'): Promise<Buffer | string> {
  return format === 'png' ? pngOf(address) : toString(address, { ...OPTIONS, type: 'svg' });
}

import type { NextStep } from '@qaima/schemas';
import QRCode from 'qrcode';

/** The instructions as text: banks read no common code, so a phone shows it, and the guest copies from there. */
const textOf = ({ alias = '', name = '', amount = 0, reference = '' }: Partial<NextStep>): string =>
  ['CliQ', alias, name, `${amount.toFixed(3)} JOD`, reference].filter(Boolean).join('\n');

/** A QR code of the instructions, as the address of an SVG picture. */
export async function instructionsQr(instructions: Partial<NextStep>): Promise<string> {
  const svg = await QRCode.toString(textOf(instructions), { type: 'svg', margin: 4, errorCorrectionLevel: 'M' });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

/** Reads the chosen logo, shows it with the colours taken from it, and sends both. */
import type { UploadTarget } from '@qaima/schemas';
import { logoColors, type ProposedColors } from '@qaima/schemas/theme/logoColors';
import { palette } from '@qaima/schemas/theme/palette';
import { setFieldError } from '../../../client/form/feedback.js';

/** The longer side of a logo that is sent: large enough for the sharpest screens, and quick on slow networks. */
const MAX_LOGO_SIDE_PX = 1024;
/** The longer side of the picture from which the colours are computed. */
const COLORS_SIDE_PX = 96;

const WEBP_QUALITY = 0.9;

interface ChosenLogo {
  /** The whole picture. */
  readonly picture: HTMLCanvasElement;
  /** The part that is shown and sent. */
  readonly canvas: HTMLCanvasElement;
  /** The colours taken from the logo; null if the logo is entirely white or transparent. */
  readonly colors: ProposedColors | null;
}

let chosen: ChosenLogo | null = null;
/** Resolves when the last chosen file is shown. If the form is sent earlier, it waits for this promise. */
let shown: Promise<void> = Promise.resolve();

function draw(canvas: HTMLCanvasElement, source: ImageBitmap | HTMLCanvasElement, maxSide: number) {
  const scale = Math.min(1, maxSide / Math.max(source.width, source.height));
  canvas.width = Math.max(1, Math.round(source.width * scale));
  canvas.height = Math.max(1, Math.round(source.height * scale));
  const context = canvas.getContext('2d');
  context?.drawImage(source, 0, 0, canvas.width, canvas.height);
  return context;
}

function colorsOf(picture: HTMLCanvasElement): ProposedColors | null {
  const context = draw(document.createElement('canvas'), picture, COLORS_SIDE_PX);
  if (!context) return null;
  return logoColors(context.getImageData(0, 0, context.canvas.width, context.canvas.height).data);
}

/** The longest side of a picture, divided by its shortest, above which a square crop is offered. */
const OFFER_CROP_ABOVE = 1.15;

/** Draws the chosen part: the whole picture, or a square whose position along the longer side is from 0 to 1. */
function drawPart({ picture, canvas }: Pick<ChosenLogo, 'picture' | 'canvas'>, squareAt: number | null): void {
  const side = Math.min(picture.width, picture.height);
  const [width, height] = squareAt === null ? [picture.width, picture.height] : [side, side];
  canvas.width = width;
  canvas.height = height;
  const at = squareAt ?? 0;
  const [x, y] = [(picture.width - width) * at, (picture.height - height) * at];
  canvas.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, width, height);
}

/** Draws the part that the fields of the form choose. */
export function cropLogo(form: HTMLFormElement): void {
  const position = form.querySelector<HTMLInputElement>('[data-logo-position]');
  const isSquare = form.querySelector<HTMLInputElement>('[data-logo-square]')?.checked === true;
  if (!chosen || !position) return;
  position.closest<HTMLElement>('label')?.toggleAttribute('hidden', !isSquare);
  drawPart(chosen, isSquare ? Number(position.value) / 100 : null);
}

/** Offers a square crop of a picture that is wider or higher, starting with the whole picture. */
function offerCrop(form: HTMLFormElement, { width, height }: HTMLCanvasElement): void {
  const choice = form.querySelector<HTMLElement>('[data-logo-crop]');
  const whole = form.querySelector<HTMLInputElement>('[data-logo-whole]');
  if (!choice || !whole) return;
  whole.checked = true;
  choice.hidden = Math.max(width, height) / Math.min(width, height) < OFFER_CROP_ABOVE;
}

/** Shows the colours, and a sample that uses them as the menu page does. */
function showColors(result: HTMLElement, colors: ProposedColors | null): void {
  for (const part of result.querySelectorAll<HTMLElement>('[data-logo-colors]'))
    part.hidden = (part.dataset['logoColors'] === 'found') !== (colors !== null);
  if (!colors) return;
  for (const swatch of result.querySelectorAll<HTMLElement>('[data-color]'))
    swatch.style.backgroundColor = new Map(Object.entries(colors)).get(swatch.dataset['color'] ?? '') ?? '';
  const roles = palette(colors, matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  const sample = result.querySelector<HTMLElement>('[data-logo-sample]');
  for (const role of ['page', 'text', 'fill', 'onFill'] as const) sample?.style.setProperty(`--p-${role}`, roles[role]);
}

/** Makes the submit button the primary button; until now, that was the file chooser's button. */
function offerToSave(input: HTMLInputElement, form: HTMLFormElement): void {
  const label = input.closest('label');
  label?.classList.remove('fill');
  label?.querySelector('span')?.replaceChildren(input.dataset['another'] ?? '');
  form.querySelector('[type=submit]')?.removeAttribute('hidden');
}

async function showFile(input: HTMLInputElement, form: HTMLFormElement, file: File): Promise<void> {
  const result = form.querySelector<HTMLElement>('[data-logo-result]');
  const canvas = result?.querySelector('canvas');
  if (!result || !canvas) return;
  const picture = document.createElement('canvas');
  try {
    draw(picture, await createImageBitmap(file, { imageOrientation: 'from-image' }), MAX_LOGO_SIDE_PX);
  } catch {
    // The previously chosen logo is kept.
    setFieldError(input, input.dataset['unreadable'] ?? '');
    return;
  }
  chosen = { picture, canvas, colors: colorsOf(picture) };
  offerCrop(form, picture);
  cropLogo(form);
  showColors(result, chosen.colors);
  result.hidden = false;
  offerToSave(input, form);
}

/** Shows the chosen file. If it can't be read, the field shows an error. */
export function showLogo(input: HTMLInputElement): void {
  const [file] = input.files ?? [];
  const { form } = input;
  if (file && form) shown = shown.then(() => showFile(input, form, file));
}

/** The body of the upload. Browsers that can't encode WebP encode PNG. */
async function uploadOf(canvas: HTMLCanvasElement, menu: string): Promise<FormData | null> {
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', WEBP_QUALITY));
  if (!picture) return null;
  const body = new FormData();
  body.set('path', 'institution.logo');
  body.set('model', 'menu');
  body.set('data', JSON.stringify({ menu } satisfies UploadTarget));
  body.set('file', picture, 'logo');
  return body;
}

/**
 * Sends the logo. Then sends the colours, if the owner has left their box ticked.
 * @returns the last response, or the first that failed; null without a logo
 */
export async function sendLogo(form: HTMLFormElement): Promise<Response | null> {
  await shown;
  const { logoFile: menu = '', colorsAddress = '' } =
    form.querySelector<HTMLElement>('[data-logo-file]')?.dataset ?? {};
  const body = chosen && (await uploadOf(chosen.canvas, menu));
  if (!chosen || !body) return null;
  const headers = { 'Accept-Language': document.documentElement.lang };
  const response = await fetch(form.action, { method: 'POST', headers, body });
  const usesColors = form.querySelector<HTMLInputElement>('[data-uses-colors]')?.checked;
  if (!response.ok || !chosen.colors || !usesColors) return response;
  return fetch(colorsAddress, {
    method: 'PUT',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ colors: chosen.colors }),
  });
}

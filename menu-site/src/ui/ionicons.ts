import { icons as ionicons } from '@iconify-json/ion/icons.json';

export interface Drawing {
  /** SVG of one icon, without its outer element. It comes from the icon set alone, never from a person. */
  readonly body: string;
  /** The side of its square. */
  readonly side: number;
}

const SIDE = 512;
const drawings: Readonly<Record<string, { readonly body: string; readonly width?: number } | undefined>> = ionicons;

/** An icon by the name that Ionicons gives it (`bicycle-outline`); null when there is none of that name. */
export function drawingOf(name: string | null | undefined): Drawing | null {
  if (!name || !Object.hasOwn(drawings, name)) return null;
  const drawing = drawings[name];
  return drawing ? { body: drawing.body, side: drawing.width ?? SIDE } : null;
}

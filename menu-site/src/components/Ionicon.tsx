import { ioniconDrawing } from './ioniconDrawing.js';

interface IoniconProps {
  /** An Ionicons name: `bicycle-outline`. */
  readonly name: string | null | undefined;
  /** The icon for an unknown name. */
  readonly otherwise: string;
}

/** A decorative icon from Ionicons, the set that owners choose from. Also used for social networks. */
export function Ionicon({ name, otherwise }: IoniconProps) {
  const drawing = ioniconDrawing(name) ?? ioniconDrawing(otherwise);
  if (!drawing) return null;
  const box = `0 0 ${drawing.side} ${drawing.side}`;
  return <svg className="i" viewBox={box} aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing.body }} />;
}

import { ioniconDrawing } from './ionicons.js';

interface IoniconProps {
  /** As Ionicons names it: `bicycle-outline`. */
  readonly name: string | null | undefined;
  /** Shown when there is no icon of that name. */
  readonly otherwise: string;
}

/** An icon of the set that owners choose from, and the marks of networks. A decoration. */
export function Ionicon({ name, otherwise }: IoniconProps) {
  const drawing = ioniconDrawing(name) ?? ioniconDrawing(otherwise);
  if (!drawing) return null;
  const box = `0 0 ${drawing.side} ${drawing.side}`;
  return <svg className="i" viewBox={box} aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing.body }} />;
}

/** An icon by its Ionicons name, as the public page draws it; the default one for a name that there is not. */
import { useEffect, useState } from 'react';
import { DEFAULT_RECEIVE_ICON } from '@qaima/schemas';
import { icons as offered } from 'virtual:ionicons/offered';

interface Drawing {
  /** SVG without its outer element. It comes from the icon set alone, never from a person. */
  readonly body: string;
  readonly width?: number;
}

type Drawings = Readonly<Record<string, Drawing | undefined>>;

const SIDE = 512;

/** The whole set, once somebody has asked for an icon that is not offered. */
let others: Promise<Drawings> | undefined;

function loadOthers(): Promise<Drawings> {
  others ??= import('virtual:ionicons/all').then(
    ({ icons }) => icons,
    () => {
      others = undefined;
      return {};
    },
  );
  return others;
}

/** Undefined while it is looked for, null when there is no icon of that name. */
export function useIonicon(name: string): Drawing | null | undefined {
  const [found, setFound] = useState<{ readonly name: string; readonly drawing: Drawing | null }>();
  const known = Object.hasOwn(offered, name) ? offered[name] : undefined;
  useEffect(() => {
    if (known || name === '') return;
    let wanted = true;
    void loadOthers().then((all) => {
      if (wanted) setFound({ name, drawing: (Object.hasOwn(all, name) && all[name]) || null });
    });
    return () => {
      wanted = false;
    };
  }, [known, name]);
  if (known) return known;
  if (name === '') return null;
  return found?.name === name ? found.drawing : undefined;
}

interface IoniconProps {
  readonly name: string | null | undefined;
  /** In px. */
  readonly size: number;
}

export function Ionicon({ name, size }: IoniconProps) {
  const drawing = useIonicon(name ?? '') ?? offered[DEFAULT_RECEIVE_ICON];
  if (!drawing) return null;
  const side = drawing.width ?? SIDE;
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${side} ${side}`}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawing.body }}
    />
  );
}

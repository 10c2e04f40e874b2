/** An Ionicons icon as the public page shows it. An unknown name shows the default icon. */
import { useEffect, useState } from 'react';
import { DEFAULT_RECEIVE_ICON } from '@qaima/schemas';
import { icons as offered } from 'virtual:ionicons/offered';

interface Drawing {
  /** The inner SVG. It is safe to insert, because it comes only from the icon set. */
  readonly body: string;
  readonly width?: number;
}

type Drawings = Readonly<Record<string, Drawing | undefined>>;

const SIDE = 512;

/** All icons, loaded when an icon is not among the suggestions. */
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

/** Undefined while loading; null if the name is unknown. */
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
  /** The side in px. */
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

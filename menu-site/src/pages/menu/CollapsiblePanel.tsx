import type { ReactNode } from 'react';
import type { GlyphName } from '../../components/glyphs.js';
import { Icon } from '../../components/Icon.js';

interface PanelProps {
  readonly id: string;
  readonly title: string;
  readonly icon: GlyphName;
  readonly children: ReactNode;
}

/** A part of the page that folds without any script; open at first, so that all of the page can be read and found. */
export function Panel({ id, title, icon, children }: PanelProps) {
  return (
    <details className="card panel" id={id} open>
      <summary>
        <Icon name={icon} />
        <h2>{title}</h2>
        <Icon name="down" />
      </summary>
      {children}
    </details>
  );
}

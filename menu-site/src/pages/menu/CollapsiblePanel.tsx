import type { ReactNode } from 'react';
import type { IconName } from '../../components/siteIconPaths.js';
import { Icon } from '../../components/Icon.js';

interface CollapsiblePanelProps {
  readonly id: string;
  readonly title: string;
  readonly icon: IconName;
  readonly children: ReactNode;
}

/** A panel that collapses without a script. It is open at first, so that the whole page is readable and searchable. */
export function CollapsiblePanel({ id, title, icon, children }: CollapsiblePanelProps) {
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

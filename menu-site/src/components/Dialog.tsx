import type { ReactNode } from 'react';
import { useSite } from '../document/siteContext.js';
import { Icon } from './Icon.js';
import { useContentLang } from './useContentLang.js';

interface DialogProps {
  /** `data-opens` of what opens it: `menu/client/dialog.ts`. */
  readonly id: string;
  /** As an owner may have typed it. */
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A dialog over the page, closed until a script opens it: what it says must also stand on the page. */
export function Dialog({ id, title, className, children }: DialogProps) {
  const own = useContentLang();
  const { messages } = useSite();
  return (
    <dialog className={className} id={id} aria-labelledby={`${id}-t`}>
      <div className="panel-head">
        <h2 id={`${id}-t`} dir="auto" {...own(title)}>
          {title}
        </h2>
        <button className="x" type="button" data-close="" aria-label={messages.close}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  );
}

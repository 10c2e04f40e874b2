import type { ReactNode } from 'react';
import { useSite } from '../document/siteContext.js';
import { Icon } from './Icon.js';
import { useContentLang } from './useContentLang.js';

interface DialogProps {
  /** The `data-opens` value of the element that opens the dialog; see `menu/client/dialog.ts`. */
  readonly id: string;
  /** A title from our messages, or an owner's text in any language. */
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A dialog that a script opens. Its content must also be on the page, for visitors without scripts. */
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

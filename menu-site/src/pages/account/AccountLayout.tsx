import { setupPath, withLanguage } from '@qaima/schemas';
import type { ReactNode } from 'react';
import { useMessages, useSite } from '../../document/siteContext.js';
import { linkQuery } from '../../document/links.js';
import { BrandMark } from '../../components/BrandMark.js';
import { accountMessages } from './messages.js';

/** The frame of account pages: brand and language link. */
export function AccountLayout({ children }: { readonly children: ReactNode }) {
  const { language, data } = useSite();
  const messages = useMessages(accountMessages);
  const other = language === 'ar' ? 'en' : 'ar';
  const { next = null, menu = null } = data.kind === 'account' ? data : {};
  const query = linkQuery(other, next);
  return (
    <>
      <header className="bar">
        <a className="brand" href={withLanguage('/', language)}>
          <BrandMark />
          {messages.brand}
        </a>
        <a
          className="quiet"
          href={menu ? setupPath(menu._id, menu.step, other) : `?${query || 'lang=ar'}`}
          lang={other}
          hrefLang={other}
        >
          {messages.inOtherLanguage}
        </a>
      </header>
      <main id="main" className="account">
        {children}
      </main>
    </>
  );
}

interface CardProps {
  /** Rendered above the title. */
  readonly above?: ReactNode;
  readonly title: string;
  readonly lede?: ReactNode;
  /** Whether the card reports a completed action. */
  readonly isDone?: boolean;
  readonly children?: ReactNode;
}

/** The page's main card. */
export function Card({ above, title, lede, isDone, children }: CardProps) {
  return (
    <section className="card sheet">
      {above}
      {isDone && (
        <svg className="tick" viewBox="0 0 24 24" aria-hidden="true">
          <path d="m6 12.500 4 4 8-9" />
        </svg>
      )}
      <h1 tabIndex={-1}>{title}</h1>
      {lede && <p className="lede">{lede}</p>}
      {children}
    </section>
  );
}

/** Explains that forms need JavaScript. */
export function NeedsScript() {
  const { needsScript } = useMessages(accountMessages);
  return (
    <>
      <p className="said needs-script">{needsScript}</p>
      <noscript>
        <i />
      </noscript>
    </>
  );
}

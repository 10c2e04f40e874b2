import type { Account } from '@qaima/schemas';
import { useMessages, useSite } from '../../document/siteContext.js';
import { Photo } from '../../components/Photo.js';
import { adminPath, linkQuery } from '../../document/links.js';
import { accountMessages } from './messages.js';

type MenuOfAccount = Account['menus'][number];

/** A name's first letter, which replaces a missing logo. */
function initialOf(name: string): string {
  return [...new Intl.Segmenter('ar').segment(name)][0]?.segment ?? '';
}

function MenuRow({ menu: { _id, name, logo } }: { readonly menu: MenuOfAccount }) {
  const { language } = useSite();
  const messages = useMessages(accountMessages);
  const typed = name.trim();
  const query = linkQuery(language, null);
  const page = `/m/${_id}`;
  const inLanguage = (path: string) => path + (query && `?${query}`);
  const id = `menu-${_id}`;
  return (
    <li>
      {logo ? (
        <Photo className="thumb" file={logo} sizes="48px" upTo={320} />
      ) : (
        <span className="thumb" aria-hidden="true">
          {initialOf(typed || messages.brand)}
        </span>
      )}
      <strong id={id} dir="auto">
        {typed || messages.unnamedMenu}
      </strong>
      <span className="ways">
        {typed ? (
          <a className="act" id={`${id}-page`} aria-labelledby={`${id}-page ${id}`} href={inLanguage(page)}>
            {messages.toMenu}
          </a>
        ) : (
          <a className="act" id={`${id}-init`} aria-labelledby={`${id}-init ${id}`} href={inLanguage(`${page}/init`)}>
            {messages.setUp}
          </a>
        )}
        <a
          className="act tinted"
          id={`${id}-admin`}
          aria-labelledby={`${id}-admin ${id}`}
          href={adminPath(_id, language)}
        >
          {messages.toAdmin}
        </a>
      </span>
    </li>
  );
}

/** The user's menus with links to their public pages and owner's areas; renders nothing without menus. */
export function MenuList({ menus }: { readonly menus: readonly MenuOfAccount[] }) {
  const messages = useMessages(accountMessages);
  if (menus.length === 0) return null;
  return (
    <ul className="menus" aria-label={messages.yourMenus}>
      {menus.map((menu) => (
        <MenuRow key={menu._id} menu={menu} />
      ))}
    </ul>
  );
}

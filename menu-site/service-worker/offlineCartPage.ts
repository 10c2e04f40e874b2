/** Renders the cart page while the device is offline. */
import { isMenuPage } from './cachingRules.js';
import type { OfflineCart, OfflineLine } from './offlineCart.js';
import { resumeOnline } from './offlineCartScript.js';
import { removeWaitingLine } from './removeWaitingLine.js';

/** The cart id in a cart page's path; null for other pages. */
export const cartIdInPath = (path: string): string | null => /^\/cart\/([\w-]{1,60})$/.exec(path)?.[1] ?? null;

const isText = (value: unknown): value is string => typeof value === 'string';

const isCart = (cart: Partial<OfflineCart> | null | undefined): cart is OfflineCart =>
  cart != null && isText(cart.id) && isText(cart.back) && isText(cart.total) && Array.isArray(cart.lines);

/** A cart sent by a page for offline use; null for other messages. */
export function parseOfflineCart(sent: unknown): OfflineCart | null {
  // `isCart` checks each property.
  const { cart } = (sent ?? {}) as { readonly cart?: Partial<OfflineCart> | null };
  return isCart(cart) && cartIdInPath(`/cart/${cart.id}`) && isMenuPage(cart.back) ? cart : null;
}

const CART_MESSAGES = {
  ar: {
    title: { false: 'سلتك', true: 'حجزك' },
    offline: 'لا يوجد اتصال بالإنترنت.',
    waits: 'سلتك محفوظة كما تراها. إرسالها يحتاج إلى اتصال، ونكمل من هنا حين يعود.',
    line: 'ينتظر الاتصال',
    remove: 'إزالة',
    again: 'حاول مجددًا',
    total: 'المجموع',
    back: 'العودة إلى القائمة',
  },
  en: {
    title: { false: 'Your cart', true: 'Your reservation' },
    offline: 'You are offline.',
    waits: 'What you chose is kept as you see it. Sending it needs a connection; this page goes on once it is back.',
    line: 'Waiting for the connection',
    remove: 'Remove',
    again: 'Try again',
    total: 'Total',
    back: 'Back to the menu',
  },
} as const;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: unknown) => String(text).replace(/[&<>"]/g, (mark) => ENTITIES[mark] ?? '');
const figure = (text: unknown) => `<bdi dir="ltr">${escaped(text)}</bdi>`;
/** Formats an amount as `5.85 JD`, with the currency in smaller type, as all pages do. */
const money = (text: string) =>
  figure(text)
    .replace(/ ([^ <]+)</, ' <small>$1</small><')
    .replace(/>([\u0600-\u06ff.]+)</, '><bdi dir="rtl">$1</bdi><');

/** Styles in addition to those of the menu page: a card with one row per line, and the total. */
const STYLE =
  'main{display:grid;gap:16px;max-inline-size:592px;padding-block:24px 48px}' +
  'main .act{justify-self:start}' +
  '.kept{padding:8px 16px;border-radius:20px}' +
  '.kept li,.sum{display:flex;flex-wrap:wrap;gap:0 12px;padding-block:12px}' +
  '.kept li+li,.sum{border-block-start:1px solid var(--line)}' +
  '.kept h3{flex:1;min-inline-size:0;line-height:26px}' +
  '.kept h3 small{display:block;color:var(--muted);font-weight:400}' +
  '.kept button{flex-basis:100%;min-block-size:44px;text-align:end;color:var(--muted);text-decoration:underline;cursor:pointer}' +
  '.sum{justify-content:space-between;color:var(--accent);font-size:17px;font-weight:800}';

/**
 * Renders the offline cart page: the cart's last known content, and why it can't be sent. The page uses the styles of
 * the menu's page.
 * @param nonce allows the page's script
 */
export function renderOfflineCart(
  cart: OfflineCart,
  language: 'ar' | 'en',
  { menuPage, nonce }: { readonly menuPage: string; readonly nonce: string },
): string {
  const messages = CART_MESSAGES[language];
  const title = messages.title[cart.reserves ? 'true' : 'false'];
  const query = language === 'en' ? '?lang=en' : '';
  const back = `${escaped(cart.back)}${query}`;
  const line = ({ title: name, count, price, waits, details = [], queued }: OfflineLine) => {
    const notes = [...details, ...(waits ? [messages.line] : [])].map((text) => `<small>${escaped(text)}</small>`);
    const remove = `<button type="button" data-remove aria-label="${messages.remove}: ${escaped(name)}">${messages.remove}</button>`;
    return (
      `<li><span>${figure(count)}</span><h3><bdi>${escaped(name)}</bdi>${notes.join('')}</h3>` +
      `<b>${money(price)}</b>${queued ? remove : ''}</li>`
    );
  };
  const forScript = JSON.stringify(cart).replaceAll('<', '\\u003c');
  const sum = cart.total && `<p class="sum"><span>${messages.total}</span>${money(cart.total)}</p>`;
  return (
    `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title>` +
    `${/<style>[\s\S]*?<\/style>/.exec(menuPage)?.[0] ?? ''}<style>${STYLE}</style></head><body>` +
    `<p class="old" role="status"><span>${messages.offline}</span> <a href="">${messages.again}</a></p>` +
    `<main class="wrap"><h1 tabindex="-1">${title}</h1><p>${messages.waits}</p>` +
    `<div class="card kept"><ul>${cart.lines.map(line).join('')}</ul>${sum}</div>` +
    `<a class="act fill" href="${back}">${messages.back}</a></main>` +
    `<script nonce="${nonce}">(${resumeOnline.toString()})();(${removeWaitingLine.toString()})(${forScript})</script></body></html>`
  );
}

/**
 * The WhatsApp chat that receives a venue's orders. Owners type a number or a chat's link.
 * (docs/spec/domain.md#institution-and-contacts)
 */
import { isSupportedCountry } from 'libphonenumber-js/min';
import { DEFAULT_COUNTRY } from '../country/country.js';
import { isolateLtr } from '../core/bidi.js';
import type { LocalizedText } from '../core/language.js';
import { chatLink, normalizePhone, phoneErrorMessage } from '../phone/phone.js';
import { chatNumber, isInternational, safeUrl, withScheme } from '../link/links.js';

/** The chat with a number; in the international format, the `+` may be missing. Null if it is invalid. */
function chatOf(typed: string, country: string): string | null {
  const number = normalizePhone(typed);
  if (phoneErrorMessage(number, country, 'mobile') === null)
    return (isSupportedCountry(country) && chatLink(number, { country })) || chatLink(number);
  return /^[1-9]/.test(number) ? chatLink(`+${number}`) : null;
}

/** The URL that was typed, with or without its scheme; null for other texts. */
function urlIn(typed: string): URL | null {
  const safe = safeUrl(withScheme(typed));
  return safe === null ? null : new URL(safe);
}

/**
 * The link of the chat that a number or a link means. A link with a number in national format is corrected; other chat
 * links stay as they are.
 * @param country of a number without a code, ISO 3166-1 alpha-2
 * @returns null if the text means no chat with a valid number
 */
export function whatsappLink(text: string | null | undefined, country: string = DEFAULT_COUNTRY): string | null {
  const typed = text?.trim() ?? '';
  const url = urlIn(typed);
  if (url === null) return chatOf(typed, country);
  const number = chatNumber(url) ?? '';
  const chat = chatOf(number, country);
  return chat !== null && isInternational(number) && chat.endsWith(`/${number.replace('+', '')}`)
    ? withScheme(typed)
    : chat;
}

const NUMBER_INSTEAD = { ar: 'اكتب رقم واتساب بدلًا منه.', en: 'Enter the WhatsApp number instead.' };

const refused = (ar: string, en: string): LocalizedText => ({
  ar: `${ar} ${NUMBER_INSTEAD.ar}`,
  en: `${en} ${NUMBER_INSTEAD.en}`,
});

const GROUP = refused('هذا رابط مجموعة، ولا تصل إليه الطلبات.', 'This is a group’s link, which can’t receive orders.');
const CHANNEL = refused(
  'هذا رابط قناة، ولا تصل إليه الطلبات.',
  'This is a channel’s link, which can’t receive orders.',
);
const NO_NUMBER = refused(
  'هذا رابط بلا رقم، ولا يحمل نص الطلب.',
  'This link has no number, so it can’t carry an order’s text.',
);
const FOREIGN = refused('هذا الرابط ليس رابط محادثة واتساب.', 'This is no link of a WhatsApp chat.');
const NO_CHAT: LocalizedText = {
  ar: `الرجاء إدخال رقم واتساب صحيح، أو رابط محادثة مثل ${isolateLtr('https://wa.me/962791234567')}`,
  en: `Please enter a valid WhatsApp number, or a chat’s link such as ${isolateLtr('https://wa.me/962791234567')}`,
};

function linkErrorMessage(url: URL, country: string): LocalizedText {
  const number = chatNumber(url);
  if (number !== null) return phoneErrorMessage(number, country, 'mobile') ?? NO_CHAT;
  if (url.hostname === 'chat.whatsapp.com') return GROUP;
  if (url.hostname !== 'wa.me' && !/(?:^|\.)whatsapp\.com$/.test(url.hostname)) return FOREIGN;
  return url.pathname.startsWith('/channel/') ? CHANNEL : NO_NUMBER;
}

/** Why a text means no chat that can receive orders; null if it means one. @param country as in {@link whatsappLink} */
export function whatsappErrorMessage(text: string, country: string = DEFAULT_COUNTRY): LocalizedText | null {
  if (whatsappLink(text, country) !== null) return null;
  const typed = text.trim();
  const url = urlIn(typed);
  if (url !== null) return linkErrorMessage(url, country);
  return (/\d/.test(normalizePhone(typed)) && phoneErrorMessage(typed, country, 'mobile')) || NO_CHAT;
}

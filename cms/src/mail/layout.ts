import { directionOf, type Language } from '@qaima/schemas';
import { mailMessages, type MailMessages } from './messages';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

/**
 * Matches plausible names. Mails do not repeat other texts, such as a URL. Otherwise, anybody could send spam by
 * signing up with such a name.
 */
const GREETABLE = /^[\p{L}\p{M}' -]{1,60}$/u;

/** The name for the greeting; empty if it is not plausible. */
export function nameForGreeting(name: string): string {
  const trimmed = name.trim();
  return GREETABLE.test(trimmed) ? trimmed : '';
}

const FONT = 'font-family:Tahoma,Arial,sans-serif';
const paragraph = (text: string, style = '') => `<p style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`;

/** Styles are inline, because mail clients remove style sheets. */
function html(greeting: string, letter: MailMessages, language: Language): string {
  const { brand, automatic } = mailMessages[language];
  const { subject, lines, code, after, link } = letter;
  const direction = directionOf(language);
  const shownCode =
    code === undefined
      ? ''
      : `<p style="margin:0 0 16px;text-align:center"><bdi dir="ltr" style="font-family:monospace;font-size:32px;font-weight:bold;letter-spacing:6px">${escapeHtml(code)}</bdi></p>`;
  const shownLink =
    link === undefined
      ? ''
      : `<p style="margin:0 0 16px"><a href="${escapeHtml(link.url)}">${escapeHtml(link.words)}</a></p>`;
  return [
    `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">`,
    `<title>${escapeHtml(subject)}</title></head>`,
    `<body dir="${direction}" style="margin:0;padding:24px;${FONT};font-size:16px;line-height:1.7">`,
    `<div style="max-width:480px;margin:0 auto">`,
    `<p style="margin:0 0 24px;font-size:20px;font-weight:bold">${escapeHtml(brand)}</p>`,
    ...[greeting, ...lines].map((line) => paragraph(line)),
    shownCode,
    ...after.map((line) => paragraph(line)),
    shownLink,
    paragraph(automatic, 'font-size:13px;opacity:0.75'),
    `</div></body></html>`,
  ].join('');
}

function plain(greeting: string, { lines, code, after, link }: MailMessages, language: Language): string {
  const parts = [greeting, ...lines, code, ...after, link?.url, `-- \n${mailMessages[language].automatic}`];
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`;
}

/** Renders a mail as text and HTML. */
export function renderMail(name: string, letter: MailMessages, language: Language) {
  const greeting = mailMessages[language].greeting(nameForGreeting(name));
  return { subject: letter.subject, text: plain(greeting, letter, language), html: html(greeting, letter, language) };
}

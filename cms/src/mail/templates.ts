/** Mails about an account. */
import { VERIFICATION_CODE_TTL_MINUTES, type Language } from '@qaima/schemas';
import { environment } from '../config/environment';
import { renderMail } from './layout';
import type { Mail } from './transport';
import { mailMessages, type WaitingOrder, type ZonedInstant } from './messages';

interface Recipient {
  readonly name: string;
  readonly email: string;
  readonly language: Language;
}

export function verificationMail({ name, email, language }: Recipient, code: string): Mail {
  return {
    to: email,
    ...renderMail(name, mailMessages[language].verification(code, VERIFICATION_CODE_TTL_MINUTES), language),
  };
}

export function recoveryMail({ name, email, language }: Recipient, code: string): Mail {
  return {
    to: email,
    ...renderMail(name, mailMessages[language].recovery(code, VERIFICATION_CODE_TTL_MINUTES), language),
  };
}

export function passwordChangedMail({ name, email, language }: Recipient, username: string): Mail {
  const words = mailMessages[language].passwordChanged(username, `${environment().publicUrl}/login`);
  return { to: email, ...renderMail(name, words, language) };
}

interface SignInAt {
  readonly username: string;
  /** The browser and operating system, for display; empty if unknown. */
  readonly device: string;
  readonly time: ZonedInstant;
}

export function newBrowserMail({ name, email, language }: Recipient, { username, device, time }: SignInAt): Mail {
  const words = mailMessages[language].newBrowser(username, device, time, `${environment().publicUrl}/me`);
  return { to: email, ...renderMail(name, words, language) };
}

/**
 * Mail about a pending order that no device has received. The mail is in both languages, because the recipient's
 * language is unknown.
 */
export function unattendedOrderMail({ name, email, language }: Recipient, menu: string, order: WaitingOrder): Mail {
  const url = `${environment().publicUrl}/m/${menu}/admin/orders`;
  const [ar, en] = [mailMessages.ar.unattendedOrder(order, url), mailMessages.en.unattendedOrder(order, url)];
  const both = { ...ar, after: [...ar.after, ...en.lines, ...en.after] };
  return { to: email, ...renderMail(name, both, language) };
}

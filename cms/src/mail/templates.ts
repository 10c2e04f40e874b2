/** Mails about an account. */
import { VERIFICATION_CODE_TTL_MINUTES, type Language } from '@qaima/schemas';
import { environment } from '../config/environment';
import { renderMail } from './layout';
import type { Mail } from './transport';
import {
  mailMessages,
  type GuestDataNotice,
  type MailMessages,
  type WaitingOrder,
  type ZonedInstant,
} from './messages';

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

/** @param left how many codes are left */
export function recoveryCodeUsedMail({ name, email, language }: Recipient, username: string, left: number): Mail {
  const words = mailMessages[language].recoveryCodeUsed(username, left, `${environment().publicUrl}/me`);
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

/** A mail in both languages, because the recipient's language is unknown. */
const inBoth = ({ name, email, language }: Recipient, ar: MailMessages, en: MailMessages): Mail => ({
  to: email,
  ...renderMail(name, { ...ar, after: [...ar.after, ...en.lines, ...en.after] }, language),
});

/** Mail about a pending order that no device has received. */
export function unattendedOrderMail(to: Recipient, menu: string, order: WaitingOrder): Mail {
  const url = `${environment().publicUrl}/m/${menu}/admin/orders`;
  return inBoth(to, mailMessages.ar.unattendedOrder(order, url), mailMessages.en.unattendedOrder(order, url));
}

export function guestDataMail(to: Recipient, menu: string, notice: GuestDataNotice): Mail {
  const url = `${environment().publicUrl}/m/${menu}/admin/settings`;
  return inBoth(to, mailMessages.ar.guestData(notice, url), mailMessages.en.guestData(notice, url));
}

/** Mail, in both languages, about a webhook that was switched off. @param days for how long it received nothing */
export function webhookOffMail({ name, email, language }: Recipient, menu: string, host: string, days: number): Mail {
  const url = `${environment().publicUrl}/m/${menu}/admin/team`;
  const [ar, en] = [mailMessages.ar.webhookOff(host, days, url), mailMessages.en.webhookOff(host, days, url)];
  const both = { ...ar, after: [...ar.after, ...en.lines, ...en.after] };
  return { to: email, ...renderMail(name, both, language) };
}

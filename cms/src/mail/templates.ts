/** The letters that people get about their account. */
import { CODE_MINUTES, type Language } from '@qaima/schemas';
import { environment } from '../config/environment';
import { layOut } from './layout';
import type { Letter } from './transport';
import { mailWords } from './messages';

interface Recipient {
  readonly name: string;
  readonly email: string;
  readonly language: Language;
}

export function verificationLetter({ name, email, language }: Recipient, code: string): Letter {
  return { to: email, ...layOut(name, mailWords[language].verification(code, CODE_MINUTES), language) };
}

export function recoveryLetter({ name, email, language }: Recipient, code: string): Letter {
  return { to: email, ...layOut(name, mailWords[language].recovery(code, CODE_MINUTES), language) };
}

export function passwordChangedLetter({ name, email, language }: Recipient, username: string): Letter {
  const words = mailWords[language].passwordChanged(username, `${environment().publicUrl}/login`);
  return { to: email, ...layOut(name, words, language) };
}

interface SignInAt {
  readonly username: string;
  /** As a person recognises it; empty when the browser did not say. */
  readonly device: string;
  readonly at: Date;
}

export function newBrowserLetter({ name, email, language }: Recipient, { username, device, at }: SignInAt): Letter {
  const words = mailWords[language].newBrowser(username, device, at, `${environment().publicUrl}/me`);
  return { to: email, ...layOut(name, words, language) };
}

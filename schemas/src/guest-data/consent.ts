/** What guests agree to when they tick the box for offers. (docs/privacy.md) */
import type { LocalizedText } from '../core/language.js';

/** Counts the wordings: a consent is worth as much as what was read. */
export const CONSENT_VERSION = 1;

/** How messages with offers reach a guest. */
export const CONSENT_CHANNEL = 'phone';

/** The label of the box. @param venue empty if the menu has no name */
export const consentText = (venue: string): LocalizedText => ({
  ar: `أوافق على أن يرسل إليّ ${venue || 'المحل'} عروضه على هذا الهاتف. ولي أن أوقفها متى شئت بضغطة واحدة.`,
  en: `I agree that ${venue || 'the venue'} sends me its offers on this phone. I can stop them at any time with one tap.`,
});

/** Loads messages when they are needed: those of one language, and for the staff console its own too. */
import type { Language } from '@qaima/schemas';
import type { MessageTable } from './i18n.js';

const COMMON: Readonly<Record<Language, () => Promise<MessageTable>>> = {
  ar: async () => {
    const [{ reactAdminArabicMessages }, { common }] = await Promise.all([
      import('./reactAdminMessages.ar.js'),
      import('./messages/ar/common.js'),
    ]);
    return { ...reactAdminArabicMessages, ...common };
  },
  en: async () => {
    const [{ reactAdminEnglishMessages }, { common }] = await Promise.all([
      import('./reactAdminMessages.en.js'),
      import('./messages/en/common.js'),
    ]);
    return { ...reactAdminEnglishMessages, ...common };
  },
};

const STAFF: Readonly<Record<Language, () => Promise<MessageTable>>> = {
  ar: async () => (await import('./messages/ar/staff.js')).staff,
  en: async () => (await import('./messages/en/staff.js')).staff,
};

/** @throws if the messages can't be loaded, for instance without a network */
export async function loadMessages(area: 'owner' | 'staff', language: Language): Promise<MessageTable> {
  const [common, staff] = await Promise.all([COMMON[language](), area === 'staff' ? STAFF[language]() : {}]);
  return { ...common, ...staff };
}

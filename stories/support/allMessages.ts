/** All messages, loaded at once: stories and tests draw without waiting. */
import type { Language } from '@qaima/schemas';
import type { MessageTable } from '../../admin-ui/src/i18n/i18n.js';
import { common as arabic } from '../../admin-ui/src/i18n/messages/ar/common.js';
import { staff as arabicStaff } from '../../admin-ui/src/i18n/messages/ar/staff.js';
import { common as english } from '../../admin-ui/src/i18n/messages/en/common.js';
import { staff as englishStaff } from '../../admin-ui/src/i18n/messages/en/staff.js';
import { reactAdminArabicMessages } from '../../admin-ui/src/i18n/reactAdminMessages.ar.js';
import { reactAdminEnglishMessages } from '../../admin-ui/src/i18n/reactAdminMessages.en.js';

const OWNER: Readonly<Record<Language, MessageTable>> = {
  ar: { ...reactAdminArabicMessages, ...arabic },
  en: { ...reactAdminEnglishMessages, ...english },
};

const STAFF: Readonly<Record<Language, MessageTable>> = {
  ar: { ...OWNER.ar, ...arabicStaff },
  en: { ...OWNER.en, ...englishStaff },
};

export const ownerMessages = (language: Language): MessageTable => OWNER[language];
export const staffMessages = (language: Language): MessageTable => STAFF[language];

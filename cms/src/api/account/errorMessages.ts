export const ERROR_MESSAGES = {
  wrongLogIn: {
    ar: 'اسم المستخدم أو كلمة المرور غير صحيحة.',
    en: 'The username or the password is wrong.',
  },
  usernameTaken: {
    ar: 'اختار غيرك اسم المستخدم هذا، الرجاء اختيار اسم آخر.',
    en: 'This username is taken. Please choose another one.',
  },
  emailTaken: {
    ar: 'يوجد حساب بهذا البريد الإلكتروني من قبل.',
    en: 'There is already an account with this e-mail address.',
  },
  wrongCode: {
    ar: 'الرمز غير صحيح أو انتهت صلاحيته، ويمكنك طلب رمز جديد.',
    en: 'The code is wrong or no longer valid. You can ask for a new one.',
  },
  alreadyVerified: { ar: 'بريدك الإلكتروني مؤكَّد من قبل.', en: 'Your e-mail address is already verified.' },
  noEmail: { ar: 'لا يوجد بريد إلكتروني لهذا الحساب.', en: 'This account has no e-mail address.' },
  wrongPassword: { ar: 'كلمة المرور الحالية غير صحيحة.', en: 'The current password is wrong.' },
  noUser: { ar: 'لا يوجد مستخدم بهذا الاسم.', en: 'This username is not found' },
  justSent: {
    ar: 'أُرسل إليك رمز قبل قليل، يرجى الانتظار دقيقة قبل طلب رمز آخر.',
    en: 'A code was sent to you just now. Please wait a minute before asking for another one.',
  },
} as const;

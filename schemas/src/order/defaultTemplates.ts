/** The default templates of messages in both languages, line by line alike. (docs/spec/staff-console.md#messages) */
import type { Language, LocalizedText } from '../core/language.js';
import type { MessageKind } from '../sent-message/messageKinds.js';

/** The beginning of a message without a template. */
export const GREETINGS: LocalizedText = { ar: 'مرحبًا {الاسم}،', en: 'Hello {name},' };

/** This line is omitted if the provider has no CliQ alias. */
const CLIQ_LINES: LocalizedText = { ar: 'اسمنا في كليك: {اسم كليك}', en: 'Our CliQ alias: {CliQ alias}' };

export const MESSAGE_TEMPLATES: Readonly<Record<Language, Readonly<Record<MessageKind, string>>>> = {
  ar: {
    editReceived: [
      GREETINGS.ar,
      'استلمنا طلبك للتعديل، ولم يجهز بعد.',
      'القائمة: {اسم القائمة}',
      'سنراسلك حين يصبح جاهزًا.',
    ].join('\n'),
    editReady: [
      GREETINGS.ar,
      'أصبح التعديل الذي طلبته جاهزًا.',
      'يمكنك رؤيته هنا: {رابط القائمة}',
      'يسعدنا أن نسمع ملاحظاتك.',
    ].join('\n'),
    firstPayment: [
      GREETINGS.ar,
      'لنبدأ العمل على طلبك رقم {رقم الطلب}، نرجو تحويل الدفعة الأولى، وأقلّها {الحد الأدنى} من أصل {الإجمالي}.',
      'يمكنك الدفع عبر كليك أو نقدًا. شكرًا لثقتك.',
      CLIQ_LINES.ar,
    ].join('\n'),
    lastPayment: [
      GREETINGS.ar,
      'نذكّرك بالدفعة الأخيرة من طلبك رقم {رقم الطلب}: المتبقي {المتبقي} من أصل {الإجمالي}.',
      'إن لم تصلنا الدفعة حتى تاريخ {التاريخ} فستتوقف القائمة عن العمل.',
      'يمكنك الدفع عبر كليك أو نقدًا. شكرًا لك.',
      CLIQ_LINES.ar,
    ].join('\n'),
    menuReady: [
      GREETINGS.ar,
      'قائمتك جاهزة!',
      'رابط القائمة لزبائنك: {رابط القائمة}',
      'رابط الإدارة لك: {رابط الإدارة}',
      'نتمنى لك التوفيق.',
    ].join('\n'),
    renewalDue: [
      GREETINGS.ar,
      'تاريخ انتهاء اشتراكك: {تاريخ الانتهاء}.',
      'القائمة: {اسم القائمة}',
      'قيمة التجديد لسنة: {الإجمالي}.',
      'يمكنك الدفع عبر كليك أو نقدًا. شكرًا لثقتك.',
      CLIQ_LINES.ar,
    ].join('\n'),
    cannotReceive: [
      GREETINGS.ar,
      'القائمة: {اسم القائمة}',
      'لا تصلك طلبات زبائنك من القائمة: لا يوجد فيها رقم واتساب، واستقبال الطلبات في صفحة الإدارة غير مفعّل.',
      'يمكنك إضافة الرقم أو تفعيل الاستقبال هنا: {رابط الإدارة}',
      'يسعدنا أن نساعدك.',
    ].join('\n'),
  },
  en: {
    editReceived: [
      GREETINGS.en,
      'We have received your request for a change. It is not ready yet.',
      'Menu: {menu name}',
      'We will write to you when it is ready.',
    ].join('\n'),
    editReady: [
      GREETINGS.en,
      'The change that you asked for is ready.',
      'You can see it here: {menu link}',
      'Tell us what you think of it.',
    ].join('\n'),
    firstPayment: [
      GREETINGS.en,
      'To begin with your order {order number}, please transfer the first payment, at least {minimum} of {total}.',
      'You can pay by CliQ or in cash. Thank you for your trust.',
      CLIQ_LINES.en,
    ].join('\n'),
    lastPayment: [
      GREETINGS.en,
      'This is a reminder of the last payment of your order {order number}: {left} of {total} is left.',
      'If it does not arrive by {date}, the menu will be stopped.',
      'You can pay by CliQ or in cash. Thank you.',
      CLIQ_LINES.en,
    ].join('\n'),
    menuReady: [
      GREETINGS.en,
      'Your menu is ready!',
      'The link for your guests: {menu link}',
      'The link to manage it: {admin link}',
      'We wish you success.',
    ].join('\n'),
    renewalDue: [
      GREETINGS.en,
      'Your subscription ends on {end date}.',
      'Menu: {menu name}',
      'The renewal for a year costs {total}.',
      'You can pay by CliQ or in cash. Thank you for your trust.',
      CLIQ_LINES.en,
    ].join('\n'),
    cannotReceive: [
      GREETINGS.en,
      'Menu: {menu name}',
      'You do not get the orders of your guests: the menu has no WhatsApp number, and orders in the admin page are off.',
      'You can add the number or turn orders on here: {admin link}',
      'We are glad to help.',
    ].join('\n'),
  },
};

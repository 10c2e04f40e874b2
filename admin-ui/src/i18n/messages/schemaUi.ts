/** The words of whatever is drawn from shapes, and of its questions. */
import type { Texts } from './types.js';

export const ar = {
  form: {
    choose: 'اختر…',
    save: 'حفظ',
    saving: 'جارٍ الحفظ…',
    creating: 'جارٍ الإضافة…',
    discard: 'تجاهل',
    unsaved:
      'لا تغييرات |||| تغيير واحد غير محفوظ |||| تغييران غير محفوظين |||| %{smart_count} تغييرات غير محفوظة |||| %{smart_count} تغييرًا غير محفوظ |||| %{smart_count} تغيير غير محفوظ',
    invalid:
      'لا أخطاء |||| حقل واحد يحتاج إلى تصحيح |||| حقلان يحتاجان إلى تصحيح |||| %{smart_count} حقول تحتاج إلى تصحيح |||| %{smart_count} حقلًا يحتاج إلى تصحيح |||| %{smart_count} حقل يحتاج إلى تصحيح',
    addRow: 'إضافة',
    removeRow: 'حذف السطر %{row}',
    removeRowTitle: 'حذف السطر %{row}؟',
    row: 'السطر %{row}',
    leaveTitle: 'لديك تغييرات غير محفوظة',
    leave: 'إن خرجت الآن ستضيع التغييرات التي لم تحفظها.',
    stay: 'متابعة التعديل',
    goAnyway: 'تجاهل التغييرات',
  },
  conflict: {
    title: 'تغيّرت القيمة نفسها من مكان آخر',
    hint: 'اختر لكل حقل القيمة التي تبقى. ما كتبته باقٍ حتى لو أغلقت هذه النافذة.',
    mine: 'أبقِ قيمتي',
    theirs: 'خذ القيمة الأخرى',
    allMine: 'أبقِ كل قيمي',
    allTheirs: 'خذ كل القيم الأخرى',
    by: 'غيّرها',
    empty: 'فارغ',
  },
  gone: {
    text: 'حُذف هذا من مكان آخر، وما كتبته باقٍ هنا. استعده من المحذوفات ثم احفظ تعديلك، أو احفظ ما كتبته كجديد.',
    restore: 'استعادة من المحذوفات',
    restored: 'تمت الاستعادة، وما كتبته لم يُحفظ بعد',
    saveAsNew: 'حفظ كجديد',
    notInTrash: 'ليس في المحذوفات بعد الآن. يمكنك حفظ ما كتبته كجديد.',
  },
  table: { loading: 'جارٍ التحميل…', yes: 'نعم', no: 'لا' },
  confirm: {
    sure: 'هل أنت متأكد؟',
    cancel: 'إلغاء',
    delete: 'حذف',
    title: 'حذف «%{title}»؟',
    canRestore: 'يمكن استعادته من المحذوفات خلال 30 يومًا.',
  },
} as const;

export const en: Texts<typeof ar> = {
  form: {
    choose: 'Choose…',
    save: 'Save',
    saving: 'Saving…',
    creating: 'Adding…',
    discard: 'Discard',
    unsaved: '1 unsaved change |||| %{smart_count} unsaved changes',
    invalid: '1 field needs correcting |||| %{smart_count} fields need correcting',
    addRow: 'Add',
    removeRow: 'Delete row %{row}',
    removeRowTitle: 'Delete row %{row}?',
    row: 'Row %{row}',
    leaveTitle: 'You have unsaved changes',
    leave: 'If you leave now, the changes you have not saved are lost.',
    stay: 'Keep editing',
    goAnyway: 'Discard changes',
  },
  conflict: {
    title: 'The same value was changed elsewhere',
    hint: 'Choose which value stays in each field. What you typed is kept, even if you close this.',
    mine: 'Keep mine',
    theirs: 'Take theirs',
    allMine: 'Keep all of mine',
    allTheirs: 'Take all of theirs',
    by: 'Changed by',
    empty: 'Empty',
  },
  gone: {
    text: 'This was deleted elsewhere. What you typed is still here: restore it from the trash and save, or save what you typed as new.',
    restore: 'Restore from the trash',
    restored: 'Restored. What you typed is not saved yet.',
    saveAsNew: 'Save as new',
    notInTrash: 'It is not in the trash any more. You can save what you typed as new.',
  },
  table: { loading: 'Loading…', yes: 'Yes', no: 'No' },
  confirm: {
    sure: 'Are you sure?',
    cancel: 'Cancel',
    delete: 'Delete',
    title: 'Delete “%{title}”?',
    canRestore: 'It can be restored from the trash for 30 days.',
  },
};

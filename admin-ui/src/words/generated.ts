/** The words of whatever is drawn from shapes, and of its questions. */
import type { Texts } from './texts.js';

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
  table: { loading: 'Loading…', yes: 'Yes', no: 'No' },
  confirm: {
    sure: 'Are you sure?',
    cancel: 'Cancel',
    delete: 'Delete',
    title: 'Delete “%{title}”?',
    canRestore: 'It can be restored from the trash for 30 days.',
  },
};

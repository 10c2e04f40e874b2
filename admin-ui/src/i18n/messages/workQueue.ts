/** Messages of staff's work queue. (docs/spec/staff-console.md#work-queue) */
import type { Texts } from './types.js';

export const ar = {
  workQueue: {
    queues: 'ما ينتظر',
    count:
      'لا شيء |||| واحدة |||| اثنتان |||| %{smart_count} تنتظر |||| %{smart_count} تنتظر |||| %{smart_count} تنتظر',
    menu: 'القائمة',
    client: 'العميل',
    lastMessage: 'آخر رسالة',
    noMessage: 'لم يُراسَل بعد',
    message: 'رسالة',
    paid: 'مدفوع',
    sort: 'الترتيب',
    sortBy: 'حسب: %{column}',
    empty: 'لا شيء ينتظر هنا',
  },
} as const;

export const en: Texts<typeof ar> = {
  workQueue: {
    queues: 'What waits',
    count: '1 waiting |||| %{smart_count} waiting',
    menu: 'Menu',
    client: 'Client',
    lastMessage: 'Last message',
    noMessage: 'No message yet',
    message: 'Message',
    paid: 'Paid',
    sort: 'Sort',
    sortBy: 'By: %{column}',
    empty: 'Nothing waits here',
  },
};

/** Messages of the menus in the trash. (docs/spec/staff-console.md#inactive-menus) */
import type { Texts } from './types.js';

export const ar = {
  deletedMenus: {
    title: 'القوائم المحذوفة',
    empty: 'لا قوائم محذوفة',
    emptyHint: 'ما يُحذف من القوائم المتوقفة يبقى هنا 30 يومًا، ويمكن استعادته كما كان.',
    by: 'حذفها',
    deleted: 'حُذفت',
    until: 'تبقى حتى',
    left: 'انتهت مدتها |||| بقي يوم واحد |||| بقي يومان |||| بقيت %{smart_count} أيام |||| بقي %{smart_count} يومًا |||| بقي %{smart_count} يوم',
    restore: 'استعادة',
    restoreOf: 'استعادة %{what}',
    question: 'استعادة «\u2068%{what}\u2069»؟',
    consequence:
      'تعود القائمة بكل ما فيها وباسمها المختصر نفسه إلى أصحابها، وتبقى متوقفة كما كانت. فعّلها ليراها الزبائن.',
    restored: 'استُعيدت «\u2068%{what}\u2069» وهي بين القوائم المتوقفة',
    heldNothing: 'كانت فارغة',
    counts: {
      sections:
        'بلا تصنيفات |||| تصنيف واحد |||| تصنيفان |||| %{smart_count} تصنيفات |||| %{smart_count} تصنيفًا |||| %{smart_count} تصنيف',
      items:
        'بلا أصناف |||| صنف واحد |||| صنفان |||| %{smart_count} أصناف |||| %{smart_count} صنفًا |||| %{smart_count} صنف',
      pictures:
        'بلا صور |||| صورة واحدة |||| صورتان |||| %{smart_count} صور |||| %{smart_count} صورة |||| %{smart_count} صورة',
      orders:
        'بلا طلبات |||| طلب واحد من الزبائن |||| طلبان من الزبائن |||| %{smart_count} طلبات من الزبائن |||| %{smart_count} طلبًا من الزبائن |||| %{smart_count} طلب من الزبائن',
    },
  },
} as const;

export const en: Texts<typeof ar> = {
  deletedMenus: {
    title: 'Deleted menus',
    empty: 'No deleted menus',
    emptyHint: 'Inactive menus that are deleted stay here for 30 days and can be restored as they were.',
    by: 'Deleted by',
    deleted: 'Deleted',
    until: 'Kept until',
    left: '1 day left |||| %{smart_count} days left',
    restore: 'Restore',
    restoreOf: 'Restore %{what}',
    question: 'Restore “\u2068%{what}\u2069”?',
    consequence:
      'The menu returns to its owners with all that it held and under the same short name. It stays inactive, as it was: activate it to show it to customers.',
    restored: 'Restored “\u2068%{what}\u2069”: it is among the inactive menus',
    heldNothing: 'It was empty',
    counts: {
      sections: '1 section |||| %{smart_count} sections',
      items: '1 item |||| %{smart_count} items',
      pictures: '1 picture |||| %{smart_count} pictures',
      orders: '1 guest order |||| %{smart_count} guest orders',
    },
  },
};

/** Messages of the menus in the trash. (docs/spec/staff-console.md#inactive-menus) */
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

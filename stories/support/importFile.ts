/** A file to import into the sample menu: three cells need a decision, one item changes, one is new. */
const ROWS = [
  { section: 'الشاورما', title: 'منسف', price: '10 - 16' },
  { section: 'الشاورما', title: 'عصير رمان', price: '1,250' },
  { section: 'الشاورم', title: 'صاج دجاج', price: '2' },
  { title: 'شاورما دجاج عربي', price: '٣٫٧٥' },
  { section: 'الشاورما', title: 'شاورما فرط', price: '5' },
];

export const importFile = (): File => new File([JSON.stringify(ROWS)], 'menu.json', { type: 'application/json' });

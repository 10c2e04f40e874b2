/** Example items: one with the minimum of fields and one with all fields. */
import type { BulkItemCreateInput, Language } from '@qaima/schemas';

type Example = Partial<BulkItemCreateInput> & Pick<BulkItemCreateInput, 'title' | 'description' | 'price'>;

const EXAMPLES: Readonly<Record<Language, readonly Example[]>> = {
  ar: [
    { title: 'حمص', description: 'مع زيت الزيتون', price: 1.5 },
    {
      title: 'عصير برتقال',
      description: 'طازج',
      price: 2,
      pin: true,
      show: { type: 'large-image' },
      sale: { onSale: true, offPrice: 0.1 },
      subItems: [
        { title: 'وسط', price: 2 },
        { title: 'كبير', price: 2.75 },
      ],
    },
  ],
  en: [
    { title: 'Hummus', description: 'With olive oil', price: 1.5 },
    {
      title: 'Orange juice',
      description: 'Fresh',
      price: 2,
      pin: true,
      show: { type: 'large-image' },
      sale: { onSale: true, offPrice: 0.1 },
      subItems: [
        { title: 'Medium', price: 2 },
        { title: 'Large', price: 2.75 },
      ],
    },
  ],
};

export const pasteExample = (language: Language): string => JSON.stringify(EXAMPLES[language], null, 2);

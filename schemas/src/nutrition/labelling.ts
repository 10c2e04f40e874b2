/** The rules by which a menu shows nutrition and allergens. (docs/spec/domain.md#labelling) */

/** `sa`: the rules of the Saudi food authority; `eu`: the rules of EU regulation 1169/2011. */
export const LABELLINGS = ['none', 'sa', 'eu'] as const;
export type Labelling = (typeof LABELLINGS)[number];

export const labellingField = {
  type: 'string',
  title: 'بيانات الغذاء على القائمة',
  'x-en': 'Food labelling',
  enum: LABELLINGS,
  'x-options': {
    none: { ar: 'ما يُكتب فقط', en: 'Only what is written' },
    sa: { ar: 'السعودية', en: 'Saudi Arabia' },
    eu: { ar: 'الاتحاد الأوروبي', en: 'European Union' },
  },
} as const;

interface WithLabelling {
  readonly settings?: { readonly labelling?: Labelling | null | undefined } | null | undefined;
}

export const labellingOf = ({ settings }: WithLabelling): Labelling => settings?.labelling ?? 'none';

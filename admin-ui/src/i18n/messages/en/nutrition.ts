import type { ar } from '../ar/nutrition.js';
import type { Texts } from '../types.js';

export const en: Texts<typeof ar> = {
  allergens: {
    none: 'Not listed',
    empty: 'Nothing is listed yet',
    declaredNone: 'Contains none of them',
    declareHint: 'If these are all, turn on “%{label}” below the list. Until then the item lacks values.',
    contradictedDiets:
      'Contradicted by what is stated of this dish, so that it is not offered to those who look for them: %{diets}.',
  },
  nutrition: {
    missing: 'Items that lack values',
    left: '%{smart_count} of %{total} items lacks values. |||| %{smart_count} of %{total} items lack values.',
    filter: 'Filter',
    all: 'All',
    item: 'Item',
    section: 'Section',
    lacks: 'Missing',
    complete: 'Nothing is missing',
    editOf: 'Food labelling: %{title}',
    sizesHint: 'Options without values of their own have those of the item above.',
    saveAndNext: 'Save & next',
    wholeItem: 'Other fields of the item',
    excel: 'Excel file',
    none: 'No food labelling is required',
    noneHint: 'Once you choose the food labelling of the menu in the settings, this page lists what is missing.',
    settings: 'Settings',
  },
};

import type { ar } from '../ar/photos.js';
import type { Texts } from '../types.js';

export const en: Texts<typeof ar> = {
  photos: {
    title: 'Photos',
    hint: 'Choose the photos of your items at once. Each finds its item by its file name; check the table, then upload.',
    choose: 'Choose photos',
    dropHere: 'or drop them here, or paste them',
    none: 'Choose the item',
    dishOf: 'The item of \u2068%{name}\u2069',
    itemOf: 'The item of %{name}: %{title}',
    leftOut: 'No item, so it is not uploaded',
    check: 'A guess, please check',
    replaces: 'Replaces the present picture',
    doubled: 'Another photo has this item too',
    crop: 'Crop or turn %{name}',
    drop: 'Leave out %{name}',
    retry: 'Upload %{name} again',
    matched: 'Items found for %{matched} of %{all}',
    begin: 'Upload 1 photo |||| Upload %{smart_count} photos',
    done: '1 photo added |||| %{smart_count} photos added',
  },
};

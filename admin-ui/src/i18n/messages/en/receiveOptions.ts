import type { ar } from '../ar/receiveOptions.js';
import type { Texts } from '../types.js';

export const en: Texts<typeof ar> = {
  receiveOptions: {
    caption: 'Receive options',
    createTitle: 'Add a receive option',
    addArea: 'Add an area',
    areas: '1 area |||| %{smart_count} areas',
    create: 'Add option',
    edit: 'Edit receive option',
    delete: 'Delete receive option',
    sure: 'Are you sure?',
    empty: 'No receive options yet',
    emptyHint: 'Add the first with the form below: delivery, pick-up, or dine-in.',
    icon: 'Icon',
    noIcon: 'No icon',
    chooseIcon: 'Choose an icon',
    closeIcons: 'Close the icons',
    findIcon: 'Find an icon: delivery, car…',
    noneFound: 'No icon for this word. Try another, or type its name below.',
    otherIcon: 'Or the name of another icon of Ionicons',
    unknownIcon: 'There is no icon of this name; the general one is shown in its place.',
  },
};

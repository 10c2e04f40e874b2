import type { Menu } from '@qaima/schemas';
import { aMenu } from './sampleMenu.js';
import { someWorkingDays } from './sampleMenuDetails.js';

/** A menu in its first days, which has a logo and hours. */
export const aNewMenu = (fields: Partial<Menu> = {}): Menu =>
  aMenu({
    institution: { name: 'مشاوي الديوان', logo: 'logo' },
    settings: { orders: { mode: 'whatsapp' } },
    sections: [],
    combos: [],
    workingDays: [...someWorkingDays],
    firstDays: { isShown: true, codePrinted: false },
    ...fields,
  });

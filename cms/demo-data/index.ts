/** The demo data: menus by the name under which they are seeded, accounts and pictures. */
import { largeMenu } from './content/largeMenu';
import { innova } from './content/innova';
import { qahwa } from './content/qahwa';
import type { DemoMenu } from './model';

export type * from './model';
export { people } from './people';
export { pictureOf } from './pictures';

export const menus = {
  innova: () => innova,
  qahwa: () => qahwa,
  grand: largeMenu,
} as const satisfies Record<string, () => DemoMenu>;

export type DemoMenuName = keyof typeof menus;

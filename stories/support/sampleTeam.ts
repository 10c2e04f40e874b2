/** A team for stories and component tests. */
import type { Account, TeamMember, TeamRole } from '@qaima/schemas';
import { anAccount } from './sampleMenu.js';

export const someMembers = (): readonly TeamMember[] => [
  { username: 'laith.kh', name: 'ليث الخطيب', role: 'owner' },
  { username: 'rana.mansour', name: 'رنا منصور', role: 'editor' },
  { username: 'omar', name: 'عبد الرحمن أبو الخير المجالي الكركي', role: 'orders' },
];

/** The account of the sample menu's owner, with another role. */
export const accountWithRole = (role: TeamRole): Account => {
  const account = anAccount();
  return { ...account, menus: account.menus.map((menu) => ({ ...menu, role })) };
};

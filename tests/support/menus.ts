/** Menus for tests, created through the API in the way staff and owners do. */
import {
  branchEndpoints,
  comboEndpoints,
  galleryEndpoints,
  itemEndpoints,
  menuEndpoints,
  receiveOptionEndpoints,
  sectionEndpoints,
  daypartEndpoints,
  specialHoursEndpoints,
  type ItemCreateInput,
  type Menu,
} from '@qaima/schemas';
import type { Client } from './http.js';
import { newUser, staffMember, type Person } from './users.js';
import type { RunningServer } from './server.js';

export const anItem = {
  title: 'منسف باللحم البلدي',
  description: 'لحم خروف بلدي وجميد كركي على أرز وشراك',
  price: 6.5,
  pin: false,
  show: { type: 'small-image' },
} as const satisfies Partial<ItemCreateInput>;

export const aBranch = { address: 'إربد، شارع الجامعة', phone: '+962790000001', lat: 32.5396, long: 35.8575 };

/** Creates an empty menu. @returns its id */
export async function newMenu(provider: Client, admin: Person): Promise<string> {
  const { data } = await provider.ask(menuEndpoints.create, {
    params: {},
    body: { admins: [admin.username], plan: 1 },
  });
  return idOf(data);
}

/** A menu with one record of each kind. */
export interface SeededMenu {
  readonly admin: Person;
  readonly menuId: string;
  readonly sectionId: string;
  readonly itemId: string;
  readonly comboId: string;
  readonly galleryId: string;
  readonly branchId: string;
  readonly optionId: string;
  readonly specialHoursId: string;
  readonly daypartId: string;
}

/** The `_id` in a response. @throws if it has none */
export function idOf(answered: { readonly _id?: string }): string {
  if (!answered._id) throw new Error(`No _id in ${JSON.stringify(answered)}`);
  return answered._id;
}

/** Special hours of the past, which change nothing. */
export const PAST_HOURS = { title: 'العيد', from: '2020-05-24', to: '2020-05-26', closed: true };

/** The messaging link of seeded menus. */
/** A daypart that is always open. */
export const ALL_DAY = { title: 'طوال اليوم', windows: [{ start: '00:00', end: '00:00' }] };

export const WHATSAPP = 'https://wa.me/962790000099';

/** Creates the records as staff, so that the state of the admin's session does not matter. */
export async function seedMenu(provider: Client, admin: Person): Promise<SeededMenu> {
  const menuId = await newMenu(provider, admin);
  await provider.ask(menuEndpoints.change, { params: { menuId }, body: { institution: { whatsapp: WHATSAPP } } });
  const section = await provider.ask(sectionEndpoints.create, {
    params: { menuId },
    body: { title: 'الأطباق', prime: true },
  });
  const sectionId = idOf(section.data);
  const inSection = { menuId, sectionId };
  const item = await provider.ask(itemEndpoints.create, { params: inSection, body: anItem });
  const gallery = await provider.ask(galleryEndpoints.create, { params: inSection, body: { title: 'من مطبخنا' } });
  const galleryId = idOf(gallery.data);
  await provider.ask(galleryEndpoints.change, { params: { ...inSection, galleryId }, body: { image: 'طبق اليوم' } });
  const combo = await provider.ask(comboEndpoints.create, {
    params: { menuId },
    body: { title: 'وجبة العائلة', price: 20 },
  });
  const comboId = idOf(combo.data);
  const itemId = idOf(item.data);
  await provider.ask(comboEndpoints.change, { params: { menuId, comboId }, body: { items: [itemId] } });
  const branch = await provider.ask(branchEndpoints.create, { params: { menuId }, body: aBranch });
  const option = await provider.ask(receiveOptionEndpoints.create, { params: { menuId }, body: { title: 'توصيل' } });
  const period = await provider.ask(specialHoursEndpoints.create, { params: { menuId }, body: PAST_HOURS });
  const daypart = await provider.ask(daypartEndpoints.create, { params: { menuId }, body: ALL_DAY });
  const branchId = idOf(branch.data);
  return {
    admin,
    menuId,
    sectionId,
    itemId,
    comboId,
    galleryId,
    branchId,
    optionId: idOf(option.data),
    specialHoursId: idOf(period.data),
    daypartId: idOf(daypart.data),
  };
}

/** Creates a seeded menu with a new admin and a new staff session. */
export async function newSeededMenu(server: RunningServer): Promise<SeededMenu & { readonly provider: Client }> {
  const provider = await staffMember(server);
  return { ...(await seedMenu(provider, await newUser(server, 'owner'))), provider };
}

/** The whole menu as its admins and staff get it. */
export async function wholeMenu(client: Client, menuId: string): Promise<Menu> {
  return (await client.ask(menuEndpoints.read, { params: { menuId } })).data;
}

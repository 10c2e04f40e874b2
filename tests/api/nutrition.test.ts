/** Nutrition, allergens and diets: stored, public, and as the sheet that an inspector asks for. */
import {
  endpointUrl,
  extraGroupEndpoints,
  itemEndpoints,
  menuCopyEndpoints,
  menuEndpoints,
  nutritionEndpoints,
  type Item,
} from '@qaima/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectError } from '../support/expectError.js';
import type { Client, ResponseBody } from '../support/http.js';
import { idOf, newMenu, newSeededMenu, wholeMenu } from '../support/menus.js';
import type { RunningServer } from '../support/server.js';
import { firstSheet } from '../support/spreadsheet.js';
import { sharedServer } from '../support/sharedServer.js';
import { visitor } from '../support/users.js';

let server: RunningServer;
let menu: Awaited<ReturnType<typeof newSeededMenu>>;

beforeAll(async () => {
  server = await sharedServer();
  menu = await newSeededMenu(server);
});

const LABELS = {
  nutrition: { calories: 1120, sodium: 2001, caffeine: 0, caffeinePer: 'cup', activityMinutes: 224 },
  allergens: [
    { code: 'milk', presence: 'contains' },
    { code: 'nuts', presence: 'may-contain' },
  ],
  allergensDeclared: true,
  diets: ['halal'],
} satisfies Partial<Item>;

const change = (body: unknown) =>
  menu.admin.request<ResponseBody<Item>>('PUT', endpointUrl(itemEndpoints.change, menu), { body });
const inMenu = async (client: Client, menuId: string) =>
  (await wholeMenu(client, menuId)).sections?.flatMap(({ items }) => items ?? [])[0];

describe('nutrition and allergens', () => {
  it('of an item and its sizes are stored, public, and copied to other menus', async () => {
    const subItems = [{ title: 'كبير', price: 9, ...LABELS }];
    expect((await change({ ...LABELS, subItems })).status).toBe(200);
    const expected = { ...LABELS, subItems: [LABELS] };
    expect(await inMenu(menu.admin, menu.menuId)).toMatchObject(expected);
    expect(await inMenu(visitor(server), menu.menuId)).toMatchObject(expected);
    const to = await newMenu(menu.provider, menu.admin);
    await menu.admin.ask(menuCopyEndpoints.send, { params: menu, body: { to } });
    expect(await inMenu(menu.admin, to)).toMatchObject(expected);
  });

  it('of an extra are public where it is used', async () => {
    const extras = [{ title: 'جبنة', price: 0.5, nutrition: { calories: 90 }, allergens: LABELS.allergens }];
    const { data } = await menu.admin.ask(extraGroupEndpoints.create, {
      params: menu,
      body: { title: 'إضافات', extras },
    });
    await change({ extras: [{ group: idOf(data) }] });
    const { extraGroups = [] } = await wholeMenu(visitor(server), menu.menuId);
    expect(extraGroups[0]?.extras[0]).toMatchObject({ nutrition: { calories: 90 }, allergens: LABELS.allergens });
  });

  it('name what is wrong', async () => {
    expectError(await change({ nutrition: { calories: 1.5 } }), 400, ['/nutrition/calories']);
    expectError(await change({ nutrition: { caffeinePer: 'litre' } }), 400, ['/nutrition/caffeinePer']);
    expectError(await change({ allergens: [{ code: 'almond' }] }), 400, ['/allergens/0/code']);
    expectError(await change({ allergens: [{ code: 'milk', presence: 'free' }] }), 400, ['/allergens/0/presence']);
    const twice = [{ code: 'milk' }, { code: 'nuts' }, { code: 'milk', presence: 'may-contain' }];
    expectError(await change({ allergens: twice }), 400, ['/allergens/2']);
    expectError(await change({ diets: ['keto'] }), 400, ['/diets/0']);
  });

  it('are a sheet in the reader’s language, with what the labelling misses', async () => {
    const settings = endpointUrl(menuEndpoints.change, menu, { op: 'default' });
    expectError(await menu.admin.request('PUT', settings, { body: { labelling: 'uk' } }), 400, ['/labelling']);
    await menu.admin.request('PUT', settings, { body: { labelling: 'sa' } });
    expect((await wholeMenu(visitor(server), menu.menuId)).settings?.labelling).toBe('sa');
    await change({
      subItems: [],
      nutrition: { calories: 1120 },
      allergens: LABELS.allergens,
      allergensDeclared: false,
    });
    const path = endpointUrl(nutritionEndpoints.download, menu);
    const answer = await menu.admin.fetch(path, { headers: { 'accept-language': 'en' } });
    const sheet = await firstSheet(await answer.arrayBuffer());
    const cells = Array.from({ length: sheet.columnCount }, (_, index) => [
      sheet.getRow(1).getCell(index + 1).value,
      sheet.getRow(2).getCell(index + 1).value,
    ]);
    expect(Object.fromEntries(cells)).toMatchObject({
      Section: 'الأطباق',
      'Calories (kcal)': 1120,
      'Minutes of walking': 224,
      Contains: 'Milk',
      'May contain': 'Nuts',
      Missing: 'Sodium, Allergens',
    });
  });
});

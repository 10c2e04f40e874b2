/** A whole menu, an account, an order and a receipt, with hostile text from owner, guest and staff in all fields. */
import {
  accountEndpoints,
  API_PREFIX,
  branchEndpoints,
  comboEndpoints,
  daypartEndpoints,
  extraGroupEndpoints,
  galleryEndpoints,
  itemEndpoints,
  menuEndpoints,
  orderEndpoints,
  publicImageEndpoints,
  receiveOptionEndpoints,
  sectionEndpoints,
  tableEndpoints,
  submissionSchemaFor,
  type Endpoint,
} from '@qaima/schemas';
import { createCart, cartOf, changeCart } from './carts.js';
import type { Client, ResponseBody } from './http.js';
import { hostileBody, type HostileText } from './hostile.js';
import { idOf, newMenu } from './menus.js';
import { newName, PASSWORD, staffMember, visitor } from './users.js';
import { picture, send } from './pictures.js';
import type { RunningServer } from './server.js';

type Ids = Readonly<Record<string, string>>;

/** What a call answers that creates something. */
interface Created {
  readonly _id?: string;
  readonly areas?: readonly { readonly _id?: string }[];
}

/** Sends a body of hostile texts and returns the response. */
async function fill(who: Client, call: Endpoint, params: Ids, known: object = {}, voice: HostileText = 'markup') {
  const path = API_PREFIX + call.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  const answer = await who.request<ResponseBody<Created>>(call.method, path, {
    body: hostileBody(call.body, known, voice),
  });
  if (answer.status >= 300) throw new Error(`${call.method} ${path}: ${answer.text}`);
  return answer.body.data?.data ?? {};
}

/** A signed-in user with a hostile name. */
async function hostilePerson(server: RunningServer) {
  const username = newName('hostile');
  const email = `${username}@example.com`;
  const client = visitor(server);
  const known = { username, email, phone: '+962790000001', password: PASSWORD, passwordConfirm: PASSWORD };
  await fill(client, accountEndpoints.signUp, {}, known);
  return Object.assign(client, { username, email });
}

async function hostileMenu(provider: Client, person: Awaited<ReturnType<typeof hostilePerson>>, voice: HostileText) {
  const menuId = await newMenu(provider, person);
  const menu = { menuId };
  const switchedOn = { username: undefined, enableBuy: true, showSaleSection: true, doMarkClosestBranch: true };
  await fill(person, menuEndpoints.change, menu, switchedOn, voice);
  const inMenu = (call: Endpoint, known: object = {}, more: Ids = {}) =>
    fill(person, call, { ...menu, ...more }, known, voice);
  const extras = [{ group: idOf(await inMenu(extraGroupEndpoints.create)) }];
  const always = { windows: [{ start: '00:00', end: '00:00' }], from: undefined, to: undefined };
  const dayparts = [idOf(await inMenu(daypartEndpoints.create, always))];
  const sectionId = idOf(await inMenu(sectionEndpoints.create, { extras, dayparts }));
  const item = await inMenu(itemEndpoints.create, { price: 2, extras, dayparts }, { sectionId });
  const itemId = idOf(item);
  const galleryId = idOf(await inMenu(galleryEndpoints.create, {}, { sectionId }));
  await inMenu(galleryEndpoints.change, {}, { sectionId, galleryId });
  const file = await picture().png().toBuffer();
  for (const target of [
    { model: 'gallery', path: 'image', data: { menu: menuId, gallery: galleryId, galleryImageIndex: 0 } },
    { model: 'item', path: 'image', data: { menu: menuId, item: itemId } },
  ]) {
    const { status, text } = await send(person, { ...target, file, name: `"><img src=x onerror=alert(1)>.png` });
    if (status >= 300) throw new Error(text);
  }
  await inMenu(comboEndpoints.create, { items: [itemId], choices: undefined, portions: undefined });
  await inMenu(branchEndpoints.create);
  await inMenu(tableEndpoints.create, { branch: undefined });
  const { areas } = await inMenu(receiveOptionEndpoints.create);
  return { menuId, itemId, area: idOf(areas?.[0] ?? {}) };
}

/** Creates the menu, account, order and receipt. @returns the URLs at which the texts appear */
export async function createHostileMenu(server: RunningServer) {
  const provider = await staffMember(server);
  const person = await hostilePerson(server);
  const { menuId, itemId, area } = await hostileMenu(provider, person, 'markup');
  const scheme = await hostileMenu(provider, person, 'scheme');

  const guest = visitor(server);
  const line = { item: itemId, subItem: 0, quantity: 2 };
  const openCart = cartOf(await createCart(guest, menuId, [line]))._id;
  const receipt = cartOf(await createCart(guest, menuId, [line]))._id;
  const details = hostileBody(submissionSchemaFor('order', 1), {
    phone: '0791234567',
    receiveOption: 0,
    area,
    coupon: '',
    tip: null,
    expectedTotal: undefined,
    expectedOpen: undefined,
  });
  const submitted = await changeCart(guest, receipt, details);
  if (submitted.status >= 300) throw new Error(submitted.text);

  await fill(provider, publicImageEndpoints.create, {});
  const order = await fill(
    provider,
    orderEndpoints.create,
    {},
    { user: person.username, totalAmount: 99, plan: undefined },
  );
  const orderId = idOf(order);
  await provider.ask(orderEndpoints.assignMenu, { params: { orderId }, body: { menuId } });
  await fill(provider, orderEndpoints.addEdit, { orderId }, { phone: '+962790000001' });
  return { provider, person, menuId, scheme: scheme.menuId, openCart, receipt, orderId };
}

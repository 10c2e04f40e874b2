/** Creates one row of each kind through the API of this version, and records the API's responses. */
import sharp from 'sharp';

export const PEOPLE = {
  staff: { username: 'former.staff', password: 'lentils and lemon' },
  owner: { username: 'former.owner', password: 'olives and thyme' },
};

/** @typedef {{ readonly as: 'visitor' | keyof typeof PEOPLE, readonly path: string, readonly data: unknown }} Answered */

/** An API client with a cookie. @param {string} address @param {string} [cookie] */
function caller(address, cookie = '') {
  /** @param {string} path @param {{ method?: string, body?: unknown, form?: FormData }} [init] */
  const ask = async (path, { method = 'GET', body, form } = {}) => {
    const answer = await fetch(`${address}/api/v1${path}`, {
      method,
      headers: { cookie, ...(form ? {} : { 'Content-Type': 'application/json' }) },
      body: form ?? (body === undefined ? null : JSON.stringify(body)),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    const [kept = ''] = (answer.headers.getSetCookie()[0] ?? '').split(';');
    return { kept, data: JSON.parse(text).data };
  };
  return {
    ask,
    /** @param {string} path @param {unknown} body @param {string} [method] */
    make: async (path, body, method = 'POST') => (await ask(path, { method, body })).data.data,
  };
}

/** @typedef {ReturnType<typeof caller>} Caller */

/** @param {Caller} owner @param {string} menuId @param {string} itemId */
async function giveItAPicture(owner, menuId, itemId) {
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: '#b3402a' } });
  const form = new FormData();
  form.set('path', 'image');
  form.set('model', 'item');
  form.set('data', JSON.stringify({ menu: menuId, item: itemId }));
  form.set('file', new Blob([new Uint8Array(await picture.png().toBuffer())]), 'picture.png');
  await owner.ask('/upload', { method: 'POST', form });
}

const SETTINGS = {
  institution: {
    name: 'مطعم السنديان',
    description: 'مطبخ بيتي منذ 1987',
    contact: { phone: '+96265000142' },
    location: { address: 'السلط، شارع الحمّام' },
  },
  colors: { mainColor: '#0f766e' },
  headingPhrase: 'أهلًا وسهلًا',
  endingPhrase: 'صحتين',
  enableBuy: true,
  showSaleSection: true,
  purchaseMethod: 'order',
  quantityLabel: 'العدد',
  lat: 32.0392,
  long: 35.7272,
  workingDays: [
    { day: 'sun', start: '09:00', end: '23:00' },
    { day: 'thu', start: '09:00', end: '02:00' },
  ],
};

/** @param {Caller} owner @param {string} menuId */
async function fillMenu(owner, menuId) {
  const menu = `/quickmenu/${menuId}`;
  await owner.make(menu, SETTINGS, 'PUT');
  const section = await owner.make(`${menu}/sections`, { title: 'الأطباق', prime: true });
  const items = `${menu}/sections/${section._id}/items`;
  const show = { type: 'small-image' };
  const dish = await owner.make(items, {
    title: 'منسف',
    description: 'لحم بلدي وجميد',
    price: 6.125,
    pin: true,
    show,
    subItems: [
      { title: 'نفر', price: 6.125 },
      { title: 'سدر', price: 45 },
    ],
  });
  const onSale = await owner.make(items, { title: 'فتّوش', description: 'خضار', price: 2.75, pin: false, show });
  await owner.make(`${items}/${onSale._id}`, { sale: { onSale: true, offPrice: 0.2 } }, 'PUT');
  const gone = await owner.make(items, { title: 'مقلوبة', description: 'باذنجان', price: 5, pin: false, show });
  await owner.make(`${items}/${gone._id}`, { soldOut: true, hide: true }, 'PUT');
  await giveItAPicture(owner, menuId, dish._id);
  const galleries = `${menu}/sections/${section._id}/galleries`;
  const gallery = await owner.make(galleries, { title: 'من مطبخنا' });
  await owner.make(`${galleries}/${gallery._id}`, { image: 'طبق اليوم' }, 'PUT');
  const combo = await owner.make(`${menu}/combos`, { title: 'وجبة العائلة', price: 20.5 });
  await owner.make(`${menu}/combos/${combo._id}`, { items: [dish._id, onSale._id] }, 'PUT');
  const branch = { address: 'إربد، شارع الجامعة', phone: '+962790000001', lat: 32.5396, long: 35.8575 };
  await owner.make(`${menu}/branches`, branch);
  await owner.make(`${menu}/receiveOptions`, { title: 'توصيل' });
  return { dish, onSale };
}

/** @param {Caller} staff @param {string} menuId */
async function sell(staff, menuId) {
  const draft = { user: PEOPLE.owner.username, totalAmount: 120.5, subEnd: '2031-01-01' };
  const order = await staff.make('/orders', draft);
  await staff.make(`/orders/${order._id}/menu`, { menuId });
  await staff.make(`/orders/${order._id}/debits`, { method: 'cash', value: 40.25 });
  await staff.make(`/orders/${order._id}/requiredEdits`, { phone: '+962790000002' });
  return order._id;
}

/**
 * @param {string} address of a server with an empty database
 * @returns {Promise<readonly Answered[]>} the API's responses
 */
export async function createFixtures(address) {
  const visitor = caller(address);
  const { username, password } = PEOPLE.owner;
  const signUp = {
    name: 'ليث الخطيب',
    username,
    email: 'owner@former.example',
    phone: '+962790000000',
    password,
    passwordConfirm: password,
    agreeToTerms: true,
  };
  const owner = caller(address, (await visitor.ask('/users/signup', { method: 'POST', body: signUp })).kept);
  const signedIn = await visitor.ask('/users/login', { method: 'POST', body: PEOPLE.staff });
  const staff = caller(address, signedIn.kept);
  const menuId = (await staff.make('/quickmenu', { admins: [username], plan: 2 }))._id;
  const { dish, onSale } = await fillMenu(owner, menuId);
  await owner.make(`/quickmenu/${menuId}`, { username: 'sindyan' }, 'PUT');
  const lines = [
    { item: dish._id, quantity: 2, subItem: 1 },
    { item: onSale._id, quantity: 3 },
  ];
  const cart = await visitor.make('/cart/', { menu: menuId, items: lines });
  const orderId = await sell(staff, menuId);

  /** @type {readonly (readonly [Answered['as'], Caller, string])[]} */
  const questions = [
    ['visitor', visitor, '/quickmenu/sindyan'],
    ['visitor', visitor, `/cart/${cart._id}`],
    ['owner', owner, `/quickmenu/${menuId}`],
    ['owner', owner, '/users/me'],
    ['staff', staff, '/orders?limit=100'],
    ['staff', staff, `/orders/${orderId}`],
    ['staff', staff, `/users/${username}`],
  ];
  const answers = [];
  for (const [as, who, path] of questions) answers.push({ as, path, data: (await who.ask(path)).data });
  return answers;
}

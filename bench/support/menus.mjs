/** Creates additional menus through the API. */

/** @typedef {{ id: string, path: string }} MenuItem `path`: the API path that changes the item */
/** @typedef {{ id: string, items: MenuItem[] }} NewMenu */

const anItem = (/** @type {number} */ number) => ({
  title: `طبق رقم ${number}`,
  description: 'طازج كل يوم، بالخبز البلدي',
  price: 1 + (number % 40) / 4,
  pin: false,
  show: { type: 'small-image' },
});

/** Creates a menu with one item. @param {Parameters<typeof newMenu>[0]} demo */
export async function menuWithOneItem(demo) {
  const menu = await newMenu(demo, 1, 1);
  const [item] = menu.items;
  if (!item) throw new Error('The menu has no item.');
  return { ...menu, item };
}

/**
 * Creates a menu for the demo's owner.
 * @param {Pick<import('./bench.mjs').Demo, 'people' | 'owner' | 'staff'>} demo @param {number} sections @param {number} perSection
 * @returns {Promise<NewMenu>}
 */
export async function newMenu({ people, owner, staff }, sections, perSection) {
  const menu = await staff.json('/quickmenu', { method: 'POST', body: { admins: [people.owner.username], plan: 1 } });
  const path = `/quickmenu/${menu._id}/sections`;
  for (let count = 0; count < sections; count++) {
    const section = await owner.json(path, { method: 'POST', body: { title: `قسم ${count + 1}`, prime: false } });
    const body = Array.from({ length: perSection }, (_, at) => anItem(count * perSection + at + 1));
    await owner.ask(`${path}/${section._id}/items/bulk`, { method: 'POST', body });
  }
  /** @type {import('./demo.mjs').Menu} */
  const whole = await owner.json(`/quickmenu/${menu._id}`);
  const items = whole.sections.flatMap((section) =>
    section.items.map(({ _id }) => ({ id: _id, path: `${path}/${section._id}/items/${_id}` })),
  );
  return { id: menu._id, items };
}

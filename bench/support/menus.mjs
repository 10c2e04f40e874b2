/** Menus beside the demo's, as an owner fills them. */

const anItem = (number) => ({
  title: `طبق رقم ${number}`,
  description: 'طازج كل يوم، بالخبز البلدي',
  price: 1 + (number % 40) / 4,
  pin: false,
  show: { type: 'small-image' },
});

/**
 * Makes a menu that the demo's owner looks after.
 * @param {{ people: { owner: string[] }, owner: any, staff: any }} demo
 * @returns {Promise<{ id: string, items: { id: string, path: string }[] }>} `path`: of the call that changes an item
 */
export async function newMenu({ people, owner, staff }, sections, perSection) {
  const menu = await staff.json('/quickmenu', { method: 'POST', body: { admins: [people.owner[0]], plan: 1 } });
  const path = `/quickmenu/${menu._id}/sections`;
  for (let count = 0; count < sections; count++) {
    const section = await owner.json(path, { method: 'POST', body: { title: `قسم ${count + 1}`, prime: false } });
    const body = Array.from({ length: perSection }, (_, at) => anItem(count * perSection + at + 1));
    await owner.ask(`${path}/${section._id}/items/bulk`, { method: 'POST', body });
  }
  const whole = await owner.json(`/quickmenu/${menu._id}`);
  const items = whole.sections.flatMap((section) =>
    section.items.map(({ _id }) => ({ id: _id, path: `${path}/${section._id}/items/${_id}` })),
  );
  return { id: menu._id, items };
}

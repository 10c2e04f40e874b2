/** Undoing what was deleted, from the notice that says so. */
import { render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createFakeApi, type FakeOptions } from '../../stories/support/fakeApi.js';
import { OwnerStory } from '../../stories/support/OwnerStory.js';
import { aPerson, setUpBrowser, type Person } from './screen.js';

beforeEach(() => setUpBrowser());

const SUPER = 'وجبة شاورما سوبر';

async function open(at: string, options: FakeOptions = {}) {
  const api = createFakeApi(options);
  render(<OwnerStory api={api} at={at} />);
  return { api, user: aPerson(), before: api.menu() };
}

const confirm = async (user: Person, name: string) =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

async function deleteBurgers(user: Person) {
  await user.click(await screen.findByRole('button', { name: 'البرجر' }));
  await user.click(await screen.findByRole('button', { name: 'حذف التصنيف' }));
  expect((await screen.findByRole('alertdialog')).textContent).toContain('يمكنك التراجع خلال ثوانٍ.');
  await confirm(user, 'حذف');
  await screen.findByText('تم حذف التصنيف «البرجر»');
}

const undo = () => screen.findByRole('button', { name: 'تراجع' });

describe('undo', () => {
  it('brings a section back where it was, with all that stood in it', async () => {
    const { api, user, before } = await open('/sections');
    await deleteBurgers(user);
    expect(api.menu()).not.toEqual(before);
    await user.click(await undo());
    expect(await screen.findByText('تمت الاستعادة')).toBeDefined();
    expect(await screen.findByRole('button', { name: 'البرجر' })).toBeDefined();
    expect(api.menu()).toEqual(before);
  });

  it('is had by the keys that undo everywhere, but where they undo typing', async () => {
    const { api, user, before } = await open('/sections');
    await deleteBurgers(user);
    const typed = screen.getAllByRole('textbox')[0];
    typed?.focus();
    await user.keyboard('{Control>}z{/Control}');
    expect(api.menu()).not.toEqual(before);
    typed?.blur();
    await user.keyboard('{Control>}z{/Control}');
    await screen.findByText('تمت الاستعادة');
    expect(api.menu()).toEqual(before);
  });

  it('brings a sale back as it was', async () => {
    const { api, user } = await open('/items');
    const sale = () =>
      api
        .menu()
        .sections?.flatMap(({ items }) => items ?? [])
        .find(({ title }) => title === SUPER)?.sale;
    const before = sale();
    await user.click(await screen.findByRole('button', { name: `إجراءات ${SUPER}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'إزالة الخصم' }));
    await confirm(user, 'إزالة الخصم');
    await screen.findByText(`تمت إزالة الخصم «${SUPER}»`);
    expect(sale()).toEqual({ onSale: false, offPrice: 0 });
    await user.click(await undo());
    await screen.findByText('تمت الاستعادة');
    expect(sale()).toEqual(before);
  });

  it('says why it could not be done, and may be tried again', async () => {
    let isRefused = true;
    const refuse: FakeOptions['refuse'] = ({ name }) =>
      name === 'trash.restore' && isRefused ? { statusCode: 409, message: 'حُذف التصنيف، فاستعده أولًا.' } : null;
    const { api, user, before } = await open('/sections', { refuse });
    await deleteBurgers(user);
    await user.click(await undo());
    expect(await screen.findByText('حُذف التصنيف، فاستعده أولًا.')).toBeDefined();
    isRefused = false;
    await waitFor(async () => expect(await undo()).toHaveProperty('disabled', false));
    await user.click(await undo());
    await screen.findByText('تمت الاستعادة');
    expect(api.menu()).toEqual(before);
  });
});

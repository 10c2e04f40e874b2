/** Conflicts: what the user sees if another user has edited the same menu. */
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { fingerprint, sectionEndpoints, endpointUrl, type Conflict } from '@qaima/schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { createFakeApi, type FakeRequest, type FakeOptions } from '../../stories/support/fake-api/createFakeApi.js';
import { OwnerStory } from '../../stories/support/OwnerStory.js';
import { aMenu } from '../../stories/support/sampleMenu.js';
import { PHONE, renderUser, setScreenWidth, setUpBrowser, type Person } from './browserMocks.js';

beforeEach(() => setUpBrowser());

const by = { username: 'rana', name: 'رنا' };
const at = '2027-01-14T16:20:00.000Z';

/** Rejects the first request with a conflict, as if another user had just changed the same fields. */
function refuseOnce(call: string, conflicts: readonly Conflict[]): NonNullable<FakeOptions['refuse']> {
  let refused = false;
  return ({ name }) => {
    if (name !== call || refused) return null;
    refused = true;
    return { statusCode: 409, message: 'تغيّر في هذه الأثناء', conflicts };
  };
}

const callsOf = (asked: readonly FakeRequest[], name: string) =>
  asked.filter((one) => one.name === name).map(({ body, seen }) => ({ body, seen }));

const menu = aMenu();
const [first] = menu.sections ?? [];
const sectionId = first?._id ?? '';
const was = first?.title ?? '';

async function typeTitle(user: Person, title: string) {
  const input = await screen.findByLabelText('اسم التصنيف');
  await user.clear(input);
  await user.type(input, title);
  return input as HTMLInputElement;
}

async function openSection(options: FakeOptions = {}) {
  const api = createFakeApi({ menu, ...options });
  const user = renderUser();
  render(<OwnerStory api={api} at={`/sections?section=${sectionId}`} />);
  const input = await typeTitle(user, 'لي');
  return { api, user, input, save: () => user.click(screen.getByRole('button', { name: 'حفظ' })) };
}

describe('a field that somebody else has changed', () => {
  const conflicts = [{ path: '/title', value: 'لها', by, at }];

  it('is shown with both values, and mine is saved over theirs if chosen', async () => {
    const { api, user, save } = await openSection({ refuse: refuseOnce('section.change', conflicts) });
    await save();
    const dialog = await screen.findByRole('dialog', { name: 'غُيّرت القيمة نفسها في مكان آخر' });
    const field = within(dialog).getByRole('group', { name: 'اسم التصنيف' });
    expect(within(field).getByRole('radio', { name: /أبقِ قيمتي\s*لي/ })).toBeDefined();
    expect(within(field).getByRole('radio', { name: /خذ القيمة الأخرى\s*لها.*غيّرها رنا/ })).toBeDefined();
    expect(screen.queryByText('تغيّر في هذه الأثناء')).toBeNull();
    expect(screen.queryByText('جارٍ الحفظ…')).toBeNull();
    const again = within(dialog).getByRole('button', { name: 'حفظ' });
    expect(again).toHaveProperty('disabled', true);
    await user.click(within(field).getByRole('radio', { name: /أبقِ قيمتي/ }));
    await user.click(again);
    expect(await screen.findByText('تم تعديل التصنيف')).toBeDefined();
    expect(callsOf(api.asked, 'section.change')).toEqual([
      { body: { title: 'لي' }, seen: `/title=${fingerprint(was)}` },
      { body: { title: 'لي' }, seen: `/title=${fingerprint('لها')}` },
    ]);
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  });

  it('takes theirs without sending it again', async () => {
    const { api, user, save } = await openSection({ refuse: refuseOnce('section.change', conflicts) });
    await save();
    await user.click(await screen.findByRole('radio', { name: /خذ القيمة الأخرى/ }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'حفظ' }));
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
    expect(callsOf(api.asked, 'section.change')).toHaveLength(1);
  });

  it('keeps what was typed when the question is left', async () => {
    const { user, input, save } = await openSection({ refuse: refuseOnce('section.change', conflicts) });
    await save();
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'متابعة التعديل' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(input.value).toBe('لي');
    await save();
    expect(await screen.findByText('تم تعديل التصنيف')).toBeDefined();
  });

  it('is chosen for all fields at once, and what is not in question is saved', async () => {
    const [item] = first?.items ?? [];
    const refuse = refuseOnce('item.change', [
      { path: '/title', value: 'اسم آخر', by, at },
      { path: '/description', value: 'وصف آخر' },
    ]);
    const api = createFakeApi({ menu, refuse });
    const user = renderUser();
    render(<OwnerStory api={api} at={`/items?item=${String(item?._id)}`} />);
    const form = await screen.findByRole('form', { name: /تعديل/ });
    for (const label of [/^الاسم/, /^الوصف/]) {
      await user.clear(within(form).getByLabelText(label));
      await user.type(within(form).getByLabelText(label), 'لي');
    }
    await user.click(within(form).getByRole('radio', { name: item?.pin ? 'غير مثبّت' : 'مثبّت' }));
    await user.click(within(form).getByRole('button', { name: 'حفظ' }));
    await user.click(await screen.findByRole('button', { name: 'خذ كل القيم الأخرى' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'حفظ' }));
    await waitFor(() => expect(callsOf(api.asked, 'item.change')).toHaveLength(2));
    expect(callsOf(api.asked, 'item.change').at(-1)?.body).toEqual({ pin: !item?.pin });
  });

  it('is found by its field in the settings and the working days, too', async () => {
    const user = renderUser();
    const refuse = refuseOnce('menu.change', [{ path: '/institution/name', value: 'مطعمها', by, at }]);
    const api = createFakeApi({ menu, refuse });
    const { unmount } = render(<OwnerStory api={api} at="/publicInfo?card=appearance" />);
    const name = await screen.findByLabelText('اسم المطعم');
    await user.clear(name);
    await user.type(name, 'مطعمي');
    await user.click(await screen.findByRole('button', { name: 'حفظ' }));
    await user.click(await screen.findByRole('radio', { name: /أبقِ قيمتي\s*مطعمي/ }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'حفظ' }));
    await waitFor(() => expect(callsOf(api.asked, 'menu.change')).toHaveLength(2));
    expect(callsOf(api.asked, 'menu.change').at(-1)).toEqual({
      body: { institution: { name: 'مطعمي' } },
      seen: `/institution/name=${fingerprint('مطعمها')}`,
    });
    unmount();

    const path = '/workingDays/sun/start';
    const open = aMenu({ workingDays: [{ day: 'sun', start: '09:00', end: '17:00' }] });
    const days = createFakeApi({ menu: open, refuse: refuseOnce('menu.change', [{ path, value: '05:00', by, at }]) });
    setScreenWidth(PHONE);
    render(<OwnerStory api={days} at="/workingDays?day=sun" />);
    fireEvent.change(await screen.findByLabelText(/يفتح/), { target: { value: '06:00' } });
    await user.click(screen.getByRole('button', { name: 'حفظ' }));
    await user.click(await screen.findByRole('radio', { name: /أبقِ قيمتي/ }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'حفظ' }));
    await waitFor(() => expect(callsOf(days.asked, 'menu.change')).toHaveLength(2));
    expect(callsOf(days.asked, 'menu.change').map(({ seen }) => seen)).toEqual([
      `${path}=${fingerprint('09:00')}`,
      `${path}=${fingerprint('05:00')}`,
    ]);
  });
});

describe('a panel whose section somebody else has deleted', () => {
  const remove = (api: ReturnType<typeof createFakeApi>) =>
    api.transport.fetch(endpointUrl(sectionEndpoints.remove, { menuId: menu._id, sectionId }), {
      method: 'DELETE',
    });

  it('stays with what was typed; it is restored, and then saved', async () => {
    const { api, user, input, save } = await openSection();
    await remove(api);
    await save();
    const alert = await screen.findByText(/حُذف هذا في مكان آخر/);
    expect(alert).toBeDefined();
    expect(document.querySelector('[data-error="true"]')).toBeNull();
    expect(input.value).toBe('لي');
    await user.click(screen.getByRole('button', { name: 'استعادة من المحذوفات' }));
    await waitFor(() => expect(screen.queryByText(/حُذف هذا في مكان آخر/)).toBeNull());
    expect(input.value).toBe('لي');
    await save();
    expect(await screen.findByText('تم تعديل التصنيف')).toBeDefined();
    expect(api.menu().sections?.find(({ _id }) => _id === sectionId)?.title).toBe('لي');
  });

  it('is saved as a new one', async () => {
    const { api, user, save } = await openSection();
    await remove(api);
    await save();
    await user.click(await screen.findByRole('button', { name: 'حفظه جديدًا' }));
    expect(await screen.findByText('تمت إضافة التصنيف')).toBeDefined();
    expect(callsOf(api.asked, 'section.create').map(({ body }) => body)).toEqual([
      { title: 'لي', prime: first?.prime, hide: first?.hide },
    ]);
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  });

  it('closes when it was deleted here, and asks about nothing that was typed', async () => {
    const { user } = await openSection();
    await user.click(screen.getByRole('button', { name: 'حذف التصنيف' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'حذف' }));
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
    expect(screen.queryByText(/حُذف هذا في مكان آخر/)).toBeNull();
    expect(screen.queryByText('لديك تغييرات غير محفوظة')).toBeNull();
  });
});

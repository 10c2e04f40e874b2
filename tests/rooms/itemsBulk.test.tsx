import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createFakeApi, type Asked, type FakeOptions } from '../../stories/support/fakeApi.js';
import { OwnerStory } from '../../stories/support/OwnerStory.js';
import { aPerson, type Person, setUpBrowser } from './screen.js';

beforeEach(() => setUpBrowser());

const BUSY = { statusCode: 503, message: 'الخدمة مشغولة الآن' };
const ARABI = 'شاورما دجاج عربي';
const SUPER = 'وجبة شاورما سوبر';
const BALADI = 'شاورما لحم بلدي';

async function openItems(options: FakeOptions = {}, at = '/items') {
  const api = createFakeApi(options);
  const user = aPerson();
  render(<OwnerStory api={api} at={at} />);
  return { api, user };
}

type Api = ReturnType<typeof createFakeApi>;
const callsOf = (api: Api, name: string) => api.asked.filter((one) => one.name === name);
const itemOf = (api: Api, title: string) =>
  (api.menu().sections ?? []).flatMap(({ items }) => items ?? []).find((item) => item.title === title)!;
const sectionOf = (api: Api, title: string) => api.menu().sections!.find((section) => section.title === title)!;
/** Refuses a call about the item of this title. */
const refusing =
  (title: string, name: string): NonNullable<FakeOptions['refuse']> =>
  (one) =>
    one.name === name && about(one) === title ? BUSY : null;
let titles = new Map<string, string>();
const about = ({ params, body }: Asked) =>
  titles.get(params['itemId'] ?? (body as { data?: { item?: string } } | undefined)?.data?.item ?? '');
const remember = (api: Api) => {
  titles = new Map((api.menu().sections ?? []).flatMap(({ items }) => (items ?? []).map((i) => [i._id!, i.title])));
};
const tick = (where: HTMLElement, title: string) =>
  within(where).findByRole<HTMLInputElement>('checkbox', { name: `تحديد ${title}` });
const aPicture = () => new File(['x'], 'dish.jpg', { type: 'image/jpeg' });

describe('choosing items', () => {
  it('shows boxes when it is wanted, and what can be done once something is chosen', async () => {
    const { user } = await openItems();
    await screen.findByRole('button', { name: ARABI });
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'تحديد' }));
    expect(screen.queryByRole('region', { name: 'العناصر المحددة' })).toBeNull();
    await user.click(await tick(document.body, ARABI));
    const bar = screen.getByRole('region', { name: 'العناصر المحددة' });
    expect(bar.textContent).toContain('1');
    await user.click(within(bar).getByRole('button', { name: 'إلغاء التحديد' }));
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('takes a whole section at once, folded or not, and says when it is only a part', async () => {
    const { user } = await openItems();
    await screen.findByRole('button', { name: ARABI });
    await user.click(screen.getByRole('button', { name: 'تحديد' }));
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'تحديد كل عناصر الشاورما' });
    await user.click(screen.getByRole('checkbox', { name: 'تحديد كل عناصر المقبلات' }));
    await user.click(await tick(document.body, ARABI));
    expect(all.indeterminate).toBe(true);
    expect(screen.getByRole('region', { name: 'العناصر المحددة' }).textContent).toContain('7');
    await user.click(all);
    expect(all.checked).toBe(true);
    expect(screen.getByRole('region', { name: 'العناصر المحددة' }).textContent).toContain('11');
  });

  it('marks many as sold out; one that fails is named and stays chosen', async () => {
    const { api, user } = await openItems({ refuse: refusing(SUPER, 'item.change') });
    remember(api);
    await screen.findByRole('button', { name: ARABI });
    await user.click(screen.getByRole('button', { name: 'تحديد' }));
    await user.click(screen.getByRole('checkbox', { name: 'تحديد كل عناصر الشاورما' }));
    await user.click(screen.getByRole('button', { name: 'نفدت' }));
    expect(await screen.findByText(`لم يتم تعديل ${SUPER}`)).toBeDefined();
    expect(await screen.findByText('تم تعديل 3 عناصر')).toBeDefined();
    expect(sectionOf(api, 'الشاورما').items!.map(({ soldOut }) => soldOut)).toEqual([true, false, true, true, true]);
    // The one that was sold out already was not sent at all.
    expect(callsOf(api, 'item.change')).toHaveLength(4);
    expect((await tick(document.body, SUPER)).checked).toBe(true);
  });
});

describe('one picture for many items', () => {
  async function openPanel(options: FakeOptions = {}) {
    const opened = await openItems(options, '/items?view=image');
    remember(opened.api);
    const panel = await screen.findByRole('complementary', { name: 'صورة لعدة عناصر' });
    return { ...opened, panel };
  }
  const choose = (panel: HTMLElement) =>
    fireEvent.change(panel.querySelector('input[type=file]')!, { target: { files: [aPicture()] } });

  it('needs at least one item, and a picture', async () => {
    const { api, user, panel } = await openPanel();
    choose(panel);
    await user.click(within(panel).getByRole('button', { name: /^إضافة الصورة/ }));
    expect(await within(panel).findByText('يرجى إدخال على الاقل عنصر واحد')).toBeDefined();
    expect(callsOf(api, 'upload.send')).toEqual([]);
  });

  it('sends one upload for each; one that fails is named, the others go on, and it can be tried again', async () => {
    let broken = true;
    const { api, user, panel } = await openPanel({
      refuse: (one) => (broken && one.name === 'upload.send' && about(one) === SUPER ? BUSY : null),
    });
    choose(panel);
    for (const title of [ARABI, SUPER, BALADI]) await user.click(await tick(panel, title));
    await user.dblClick(within(panel).getByRole('button', { name: 'إضافة الصورة إلى 3 عناصر' }));
    expect(await screen.findByText(`لم تتم إضافة صورة ${SUPER}`)).toBeDefined();
    expect(await within(panel).findByText('2 من 3')).toBeDefined();
    expect(within(panel).getByText(BUSY.message)).toBeDefined();
    expect(callsOf(api, 'upload.send')).toHaveLength(3);
    expect([ARABI, SUPER, BALADI].map((title) => Boolean(itemOf(api, title).image))).toEqual([true, false, true]);
    broken = false;
    await user.click(within(panel).getByRole('button', { name: 'إعادة المحاولة (1)' }));
    expect(await screen.findByText('تمت إضافة الصورة إلى 3 عناصر')).toBeDefined();
    expect(callsOf(api, 'upload.send')).toHaveLength(4);
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  });

  it('may be one of the library', async () => {
    const { api, user, panel } = await openPanel();
    await user.click(within(panel).getByRole('button', { name: 'من المكتبة' }));
    const dialog = await screen.findByRole('dialog', { name: 'مكتبة الصور' });
    await user.click(await within(dialog).findByRole('radio', { name: 'حمص' }));
    await user.click(within(dialog).getByRole('button', { name: 'استخدام الصورة' }));
    await user.click(await tick(panel, ARABI));
    await user.click(within(panel).getByRole('button', { name: 'إضافة الصورة إلى عنصر واحد' }));
    await waitFor(() => expect(callsOf(api, 'upload.send')).toHaveLength(1));
    expect(callsOf(api, 'upload.send')[0]?.body).toMatchObject({
      model: 'item',
      path: 'image',
      imageSource: 'publicImage',
      data: { item: itemOf(api, ARABI)._id },
    });
  });
});

describe('one discount for many items', () => {
  it('wants a percentage above nothing, and shows what each will cost', async () => {
    const { api, user } = await openItems({}, '/items?view=sale');
    const panel = await screen.findByRole('complementary', { name: 'خصم لعدة عناصر' });
    await user.click(await tick(panel, ARABI));
    await user.click(within(panel).getByRole('button', { name: 'إنشاء الخصم على عنصر واحد' }));
    expect(within(panel).getByText('أدخل نسبة أكبر من 0 ولا تزيد على 100')).toBeDefined();
    expect(callsOf(api, 'item.change')).toEqual([]);
    await user.type(within(panel).getByLabelText('نسبة الخصم %'), '٢٠');
    expect(
      within(panel)
        .getByRole('checkbox', { name: `تحديد ${ARABI}` })
        .closest('li')!.textContent,
    ).toContain('2.80');
  });

  it('is given to all chosen; one that fails is named', async () => {
    const { api, user } = await openItems({ refuse: refusing(BALADI, 'item.change') }, '/items?view=sale');
    remember(api);
    const panel = await screen.findByRole('complementary', { name: 'خصم لعدة عناصر' });
    await user.type(within(panel).getByLabelText('نسبة الخصم %'), '25');
    await user.click(within(panel).getByRole('checkbox', { name: 'تحديد كل عناصر الشاورما' }));
    await user.click(within(panel).getByRole('button', { name: 'إنشاء الخصم على 5 عناصر' }));
    expect(await screen.findByText(`لم تتم إضافة الخصم إلى ${BALADI}`)).toBeDefined();
    expect(await within(panel).findByText('4 من 5')).toBeDefined();
    expect(itemOf(api, ARABI).sale).toEqual({ onSale: true, offPrice: 0.25 });
    expect(itemOf(api, BALADI).sale).toEqual({ onSale: false, offPrice: 0 });
    expect(within(panel).getByRole('button', { name: 'إعادة المحاولة (1)' })).toBeDefined();
  });
});

describe('a picture of the library for one item', () => {
  const openLibrary = async (user: Person) => {
    await user.click(await screen.findByRole('button', { name: `إجراءات ${ARABI}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'صورة من المكتبة' }));
    return screen.findByRole('dialog', { name: 'مكتبة الصور' });
  };

  it('is found by its title and by turning pages', async () => {
    const { api, user } = await openItems();
    const dialog = await openLibrary(user);
    await within(dialog).findByRole('radio', { name: 'برجر' });
    expect(within(dialog).queryByRole('radio', { name: 'لحم' })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'الصفحة التالية' }));
    await within(dialog).findByRole('radio', { name: 'لحم' });
    await user.type(within(dialog).getByLabelText('ابحث عن صورة بعنوانها'), 'كنا');
    await user.click(await within(dialog).findByRole('radio', { name: 'كنافة' }));
    await user.click(within(dialog).getByRole('button', { name: 'استخدام الصورة' }));
    expect(await screen.findByText('تمت إضافة الصورة')).toBeDefined();
    expect(itemOf(api, ARABI).image).toBe('public.webp');
  });

  it('may be named by its id, and must be named', async () => {
    const { api, user } = await openItems();
    const dialog = await openLibrary(user);
    await user.click(within(dialog).getByRole('button', { name: 'استخدام الصورة' }));
    expect(within(dialog).getByText('هذا الحقل مطلوب')).toBeDefined();
    await user.type(within(dialog).getByLabelText('معرّف الصورة'), ' abc ');
    await user.click(within(dialog).getByRole('button', { name: 'استخدام الصورة' }));
    await screen.findByText('تمت إضافة الصورة');
    expect(callsOf(api, 'upload.send').map(({ body }) => body)).toEqual([
      {
        model: 'item',
        path: 'image',
        data: { menu: api.menu()._id, item: itemOf(api, ARABI)._id, publicImageID: 'abc' },
        imageSource: 'publicImage',
      },
    ]);
  });

  it('stays asked for when the server refuses', async () => {
    const { user } = await openItems({ refuse: ({ name }) => (name === 'upload.send' ? BUSY : null) });
    const dialog = await openLibrary(user);
    await user.click(await within(dialog).findByRole('radio', { name: 'حمص' }));
    await user.click(within(dialog).getByRole('button', { name: 'استخدام الصورة' }));
    expect(await within(dialog).findByText(BUSY.message)).toBeDefined();
    expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: 'حمص' }).checked).toBe(true);
  });
});

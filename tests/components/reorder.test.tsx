import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createFakeApi, type FakeOptions } from '../../stories/support/fake-api/createFakeApi.js';
import { OwnerStory } from '../../stories/support/OwnerStory.js';
import { aLargeMenu, aMenu, anItem } from '../../stories/support/sampleMenu.js';
import { renderUser, setUpBrowser } from './browserMocks.js';

beforeEach(() => setUpBrowser());

const SAVE = { name: 'تعديل الترتيب' };

async function openOrder(options: FakeOptions = {}) {
  const api = createFakeApi(options);
  const user = renderUser();
  render(<OwnerStory api={api} at="/items?view=reorder" />);
  await screen.findByRole('heading', { name: 'ترتيب القائمة' });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { api, user, press };
}

type Api = ReturnType<typeof createFakeApi>;
const sent = (api: Api) => api.asked.filter(({ name }) => name === 'section.reorder').map(({ body }) => body);
const titlesOf = (api: Api) => (api.menu().sections ?? []).map(({ title }) => title);
const itemsIn = (api: Api, title: string) =>
  (api.menu().sections ?? []).find((section) => section.title === title)?.items?.map((item) => item.title);
/** The visible titles, from top to bottom. */
const shown = () => [...document.querySelectorAll('[data-row] bdi')].map(({ textContent }) => textContent);
const handleOf = (title: string) => screen.getByRole('button', { name: `سحب ${title}` });

describe('the order of the menu', () => {
  it('shows the sections folded, and the items of one that is opened', async () => {
    const { press } = await openOrder();
    expect(shown()).toEqual(['الشاورما', 'البرجر', 'المقبلات', 'المشروبات', 'الحلويات']);
    await press('البرجر');
    expect(shown().slice(1, 4)).toEqual(['البرجر', 'برجر كلاسيك', 'برجر دبل تشيز']);
    await press('طي الكل');
    expect(shown()).toHaveLength(5);
  });

  it('is sent only by the edit button, whole, and says that it was changed', async () => {
    const { api, press, user } = await openOrder();
    expect(screen.getByRole<HTMLButtonElement>('button', SAVE).disabled).toBe(true);
    await press('تحريك البرجر إلى أعلى');
    await press('تحريك الحلويات إلى أعلى');
    expect(screen.getByText('تغييران غير محفوظين')).toBeDefined();
    expect(sent(api)).toEqual([]);
    await user.click(screen.getByRole('button', SAVE));
    expect(await screen.findByText('تم تعديل الترتيب')).toBeDefined();
    expect(titlesOf(api)).toEqual(['البرجر', 'الشاورما', 'المقبلات', 'الحلويات', 'المشروبات']);
    const [body] = sent(api) as [{ sections: { id: string; items: string[] }[] }];
    expect(body.sections.flatMap(({ items }) => items)).toHaveLength(26);
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', SAVE).disabled).toBe(true));
    expect(shown()[0]).toBe('البرجر');
  });

  it('is what it was once it is discarded', async () => {
    const { api, press } = await openOrder();
    await press('تحريك البرجر إلى أعلى');
    await press('تجاهل');
    expect(shown()[0]).toBe('الشاورما');
    expect(screen.getByRole<HTMLButtonElement>('button', SAVE).disabled).toBe(true);
    expect(sent(api)).toEqual([]);
  });

  it('counts nothing when a move was taken back by hand', async () => {
    const { press } = await openOrder();
    await press('تحريك البرجر إلى أعلى');
    expect(screen.getByText('تغيير واحد غير محفوظ')).toBeDefined();
    await press('تحريك البرجر إلى أسفل');
    expect(screen.queryByText('تغيير واحد غير محفوظ')).toBeNull();
  });

  it('stays as arranged when the server refuses, and can be sent again', async () => {
    let refuses = true;
    const { api, press, user } = await openOrder({
      refuse: ({ name }) =>
        name === 'section.reorder' && refuses ? { statusCode: 503, message: 'الخدمة مشغولة الآن' } : null,
    });
    await press('تحريك البرجر إلى أعلى');
    await user.click(screen.getByRole('button', SAVE));
    const notice = await screen.findByText('الخدمة مشغولة الآن');
    expect(notice.closest('[data-error="true"]')).not.toBeNull();
    expect(shown()[0]).toBe('البرجر');
    expect(screen.getByText('تغيير واحد غير محفوظ')).toBeDefined();
    refuses = false;
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', SAVE).disabled).toBe(false));
    await user.click(screen.getByRole('button', SAVE));
    expect(await screen.findByText('تم تعديل الترتيب')).toBeDefined();
    expect(titlesOf(api)[0]).toBe('البرجر');
  });

  it('is sent once, however often the button is pressed', async () => {
    let answer: () => void = () => undefined;
    const { api, press, user } = await openOrder({
      hold: ({ name }) => (name === 'section.reorder' ? new Promise((resolve) => (answer = resolve)) : undefined),
    });
    await press('تحريك البرجر إلى أعلى');
    await user.dblClick(screen.getByRole('button', SAVE));
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'جارٍ تعديل الترتيب…' })).disabled).toBe(true);
    answer();
    await screen.findByText('تم تعديل الترتيب');
    expect(sent(api)).toHaveLength(1);
  });

  it('keeps what the menu gained meanwhile, and drops what is gone', async () => {
    const menu = aMenu();
    const { api, press, user } = await openOrder({ menu });
    await press('تحريك البرجر إلى أعلى');
    const [first, ...others] = api.menu().sections ?? [];
    // Another device adds an item and deletes a section. After the 409, this device reloads the menu.
    api.menu().sections = [
      { ...first!, items: [...first!.items!, anItem({ title: 'جديد من هاتف آخر' })] },
      ...others.slice(0, -1),
    ];
    await user.click(screen.getByRole('button', SAVE));
    await waitFor(() => expect(screen.queryByText('الحلويات')).toBeNull());
    expect(shown()[0]).toBe('البرجر');
    await user.click(await screen.findByRole('button', SAVE));
    expect(await screen.findByText('تم تعديل الترتيب')).toBeDefined();
    expect(titlesOf(api)).toEqual(['البرجر', 'الشاورما', 'المقبلات', 'المشروبات']);
    expect(itemsIn(api, 'الشاورما')).toContain('جديد من هاتف آخر');
  });

  it('is asked about before it is left unsaved', async () => {
    const { press, user } = await openOrder();
    await press('تحريك البرجر إلى أعلى');
    await press('العودة إلى الأصناف');
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'متابعة التعديل' }));
    expect(shown()[0]).toBe('البرجر');
    await press('العودة إلى الأصناف');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'تجاهل التغييرات' }));
    expect(await screen.findByRole('searchbox')).toBeDefined();
  });

  it('says so where there is nothing to arrange, and offers nothing to send', async () => {
    render(<OwnerStory api={createFakeApi({ menu: aMenu({ sections: [] }) })} at="/items?view=reorder" />);
    expect(await screen.findByText('القائمة فارغة')).toBeDefined();
    expect(screen.queryByRole('button', SAVE)).toBeNull();
  });

  it('draws only the rows in sight of a long list', async () => {
    await openOrder({ menu: aLargeMenu(1000) });
    expect(shown()[1]).toBe('صنف رقم 1');
    expect(shown().length).toBeLessThan(40);
  });
});

describe('the buttons of an item', () => {
  it('lead by one, and from the end of a section into the next', async () => {
    const { press } = await openOrder();
    await press('الشاورما');
    await press('تحريك صحن شاورما عائلي إلى أعلى');
    expect(shown().slice(4, 6)).toEqual(['صحن شاورما عائلي', 'فلافل محشي']);
    await press('تحريك صحن شاورما عائلي إلى أسفل');
    await press('تحريك صحن شاورما عائلي إلى أسفل');
    expect(shown().slice(5, 8)).toEqual(['البرجر', 'صحن شاورما عائلي', 'برجر كلاسيك']);
    expect(screen.getByText('«صحن شاورما عائلي» الآن في الموضع 1 من 5 في «البرجر».')).toBeDefined();
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('تحريك صحن شاورما عائلي إلى أسفل'),
    );
  });

  it('lead nowhere at the very ends', async () => {
    const { api, press } = await openOrder();
    await press('الشاورما');
    const up = screen.getByRole('button', { name: 'تحريك شاورما دجاج عربي إلى أعلى' });
    expect(up.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(up);
    expect(shown()[1]).toBe('شاورما دجاج عربي');
    expect(sent(api)).toEqual([]);
  });

  it('lead to the first and last place of its section', async () => {
    const { press, user } = await openOrder();
    await press('الشاورما');
    await press('نقل صحن شاورما عائلي');
    const first = await screen.findByRole('menuitem', { name: 'إلى الأول' });
    const opened = screen.getAllByRole('button', { hidden: true, expanded: true, name: /^نقل/ });
    expect(opened.map((button) => button.getAttribute('aria-controls'))).toEqual([
      first.closest('[role="presentation"]')?.id,
    ]);
    await user.click(first);
    expect(shown()[1]).toBe('صحن شاورما عائلي');
    await press('نقل شاورما دجاج عربي');
    await user.click(await screen.findByRole('menuitem', { name: 'إلى الأخير' }));
    expect(shown()[5]).toBe('شاورما دجاج عربي');
  });

  it('send it into any section, however far and folded', async () => {
    const { api, press, user } = await openOrder();
    await press('الشاورما');
    await press('نقل فلافل محشي');
    await user.click(await screen.findByRole('menuitem', { name: 'نقل إلى تصنيف…' }));
    const dialog = await screen.findByRole('dialog', { name: 'نقل «فلافل محشي» إلى' });
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: /الشاورما/ }).disabled).toBe(true);
    await user.click(within(dialog).getByRole('button', { name: /الحلويات/ }));
    expect(screen.getByText('«فلافل محشي» الآن في الموضع 4 من 4 في «الحلويات».')).toBeDefined();
    await user.click(screen.getByRole('button', SAVE));
    await screen.findByText('تم تعديل الترتيب');
    expect(itemsIn(api, 'الحلويات')?.at(-1)).toBe('فلافل محشي');
    expect(itemsIn(api, 'الشاورما')).not.toContain('فلافل محشي');
  });
});

describe('dragging by keys alone', () => {
  const key = (element: Element, code: string) => fireEvent.keyDown(element, { code, key: code, bubbles: true });
  const pickUp = async (title: string) => {
    handleOf(title).focus();
    key(handleOf(title), 'Space');
    await screen.findByText(new RegExp(`^رُفع .*«${title}»|^رُفع التصنيف «${title}»`));
    // The drag library handles arrow keys only from the next task on.
    await new Promise((resolve) => setTimeout(resolve));
  };

  it('takes an item into another section, and tells each place on the way', async () => {
    const { api, press, user } = await openOrder();
    await press('البرجر');
    await pickUp('برجر كلاسيك');
    key(document.body, 'ArrowUp');
    expect(await screen.findByText('الموضع 6 من 6 في «الشاورما».')).toBeDefined();
    key(document.body, 'Space');
    expect(await screen.findByText('«برجر كلاسيك» الآن في الموضع 6 من 6 في «الشاورما».')).toBeDefined();
    await user.click(screen.getByRole('button', SAVE));
    await screen.findByText('تم تعديل الترتيب');
    expect(itemsIn(api, 'الشاورما')?.at(-1)).toBe('برجر كلاسيك');
  });

  it('takes a section to another place', async () => {
    await openOrder();
    await pickUp('الحلويات');
    key(document.body, 'ArrowUp');
    key(document.body, 'ArrowUp');
    expect(await screen.findByText('الموضع 3 من 5.')).toBeDefined();
    key(document.body, 'Enter');
    await waitFor(() => expect(shown()[2]).toBe('الحلويات'));
  });

  it('leaves all as it was with Escape', async () => {
    await openOrder();
    await pickUp('الحلويات');
    key(document.body, 'ArrowUp');
    key(document.body, 'Escape');
    expect(await screen.findByText('أُلغي النقل، وبقي «الحلويات» مكانه.')).toBeDefined();
    expect(shown()[4]).toBe('الحلويات');
  });
});

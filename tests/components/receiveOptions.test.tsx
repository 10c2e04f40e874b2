import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { icons } from '@iconify-json/ion/icons.json';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMenuWithDetails } from '../../stories/support/sampleMenuDetails.js';
import {
  requestBodiesOf,
  BUSY_RESPONSE,
  requestsOf,
  fieldOf,
  fill,
  openOwnerScreen,
  respondWithError,
} from './openOwnerScreen.js';
import { setUpBrowser } from './browserMocks.js';

beforeEach(() => setUpBrowser());

const CREATE = 'إضافة طريقة استلام';

async function openOptions(at = '/receiveOptions', options = {}) {
  const opened = openOwnerScreen(at, options);
  const form = await screen.findByRole('form', { name: CREATE });
  return { ...opened, form };
}

const rowOf = (title: string) => screen.getByRole('button', { name: title }).closest('li')!;
/** The markup of an SVG after parsing. */
const drawn = (body: string) => {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.innerHTML = body;
  return svg.innerHTML;
};
const iconIn = (where: HTMLElement) => where.querySelector('svg')!.innerHTML;

describe('the receive options', () => {
  it('show their icon, title and description', async () => {
    await openOptions();
    const row = await screen.findByRole('button', { name: 'توصيل' });
    expect(row.closest('li')!.textContent).toBe('توصيلخلال 45 دقيقة داخل المدينة.');
    expect(iconIn(rowOf('توصيل'))).toBe(drawn(icons['bicycle-outline'].body));
  });

  it('show the general icon for a name that there is not', async () => {
    await openOptions();
    await screen.findByRole('button', { name: 'داخل المطعم' });
    expect(iconIn(rowOf('داخل المطعم'))).toBe(drawn(icons['bag-check-outline'].body));
  });

  it('say when there are none', async () => {
    await openOptions('/receiveOptions', { menu: aMenuWithDetails({ orderReceiveOptions: [] }) });
    expect(await screen.findByText('لا طرق استلام بعد')).toBeDefined();
  });

  it('wait with rows that say nothing', async () => {
    openOwnerScreen('/receiveOptions', {
      hold: ({ name }) => (name === 'menu.read' ? new Promise(() => undefined) : undefined),
    });
    expect(await screen.findByText('جارٍ التحميل…')).toBeDefined();
  });
});

describe('a new option', () => {
  it('needs a title', async () => {
    const { api, user, form } = await openOptions();
    await user.click(within(form).getByRole('button', { name: 'إضافة الطريقة' }));
    expect(await within(form).findByText('هذا الحقل مطلوب')).toBeDefined();
    expect(requestsOf(api, 'receiveOption.create')).toEqual([]);
  });

  it('gets an icon that was found by a word', async () => {
    const { api, user, form } = await openOptions();
    fill(form, 'اسم الطريقة', 'خدمة السيارة');
    await user.click(within(form).getByRole('button', { name: 'اختيار أيقونة' }));
    fill(form, 'ابحث عن أيقونة: توصيل، سيارة…', 'سياره');
    await user.click(within(form).getByRole('button', { name: 'سيارة من الشباك' }));
    expect(fieldOf(form, 'أو اسم أيقونة أخرى من Ionicons').value).toBe('car-sport-outline');
    await user.click(within(form).getByRole('button', { name: 'إضافة الطريقة' }));
    expect(await screen.findByText('تمت إضافة طريقة الاستلام')).toBeDefined();
    expect(requestBodiesOf(api, 'receiveOption.create')).toEqual([
      { title: 'خدمة السيارة', ionIcon: 'car-sport-outline', kind: 'delivery' },
    ]);
    expect(iconIn(rowOf('خدمة السيارة'))).toBe(drawn(icons['car-sport-outline'].body));
    expect(fieldOf(form, 'اسم الطريقة').value).toBe('');
  });

  it('is proposed the first kind the menu lacks, which the owner may change', async () => {
    const { api, user, form } = await openOptions();
    expect(fieldOf(form, 'النوع').value).toBe('delivery');
    fill(form, 'اسم الطريقة', 'إلى الباب');
    await user.click(within(form).getByRole('button', { name: 'إضافة الطريقة' }));
    await waitFor(() => expect(fieldOf(form, 'النوع').value).toBe('pickup'));
    fill(form, 'اسم الطريقة', 'على الطاولة');
    await user.selectOptions(within(form).getByLabelText('النوع'), 'dine-in');
    await user.click(within(form).getByRole('button', { name: 'إضافة الطريقة' }));
    await waitFor(() =>
      expect(requestBodiesOf(api, 'receiveOption.create')).toEqual([
        { title: 'إلى الباب', kind: 'delivery' },
        { title: 'على الطاولة', kind: 'dine-in' },
      ]),
    );
    await waitFor(() => expect(fieldOf(form, 'النوع').value).toBe('pickup'));
  });

  it('takes the name of any icon of the set, and says if a name has none', async () => {
    const { user, form } = await openOptions();
    await user.click(within(form).getByRole('button', { name: 'اختيار أيقونة' }));
    fill(form, 'أو اسم أيقونة أخرى من Ionicons', 'no-such-icon');
    expect(await within(form).findByText('لا توجد أيقونة بهذا الاسم، وستظهر الأيقونة العامة مكانها.')).toBeDefined();
    fill(form, 'أو اسم أيقونة أخرى من Ionicons', 'Umbrella-Outline');
    await waitFor(() => expect(iconIn(form)).toBe(drawn(icons['umbrella-outline'].body)));
  });

  it('keeps what was typed when the server fails', async () => {
    const { user, form } = await openOptions('/receiveOptions', respondWithError('receiveOption.create'));
    fill(form, 'اسم الطريقة', 'خدمة السيارة');
    await user.click(within(form).getByRole('button', { name: 'إضافة الطريقة' }));
    expect(await screen.findByText(BUSY_RESPONSE)).toBeDefined();
    expect(fieldOf(form, 'اسم الطريقة').value).toBe('خدمة السيارة');
  });
});

describe('the chosen option', () => {
  const openPanel = async () => {
    const opened = await openOptions();
    await opened.user.click(await screen.findByRole('button', { name: 'توصيل' }));
    const panel = await screen.findByRole('complementary', { name: 'تعديل طريقة الاستلام: توصيل' });
    await within(panel).findByLabelText('اسم الطريقة');
    return { ...opened, panel };
  };

  it('is edited with only what was changed, and then none is chosen', async () => {
    const { api, user, panel } = await openPanel();
    fill(panel, 'الوصف', 'خلال نصف ساعة');
    await user.click(within(panel).getByRole('button', { name: 'حفظ' }));
    expect(await screen.findByText('تم تعديل طريقة الاستلام')).toBeDefined();
    expect(requestBodiesOf(api, 'receiveOption.change')).toEqual([{ description: 'خلال نصف ساعة' }]);
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  });

  it('is given a kind, and loses it again', async () => {
    const { api, user, panel } = await openPanel();
    await user.selectOptions(within(panel).getByLabelText('النوع'), 'delivery');
    await user.click(within(panel).getByRole('button', { name: 'حفظ' }));
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
    expect(rowOf('توصيل').textContent).toBe('توصيلتوصيل (يلزم العنوان) · خلال 45 دقيقة داخل المدينة.');
    await user.click(await screen.findByRole('button', { name: 'توصيل' }));
    const again = await screen.findByRole('complementary', { name: 'تعديل طريقة الاستلام: توصيل' });
    await user.selectOptions(await within(again).findByLabelText('النوع'), '');
    await user.click(within(again).getByRole('button', { name: 'حفظ' }));
    await waitFor(() =>
      expect(requestBodiesOf(api, 'receiveOption.change')).toEqual([{ kind: 'delivery' }, { kind: '' }]),
    );
  });

  it('refuses a delivery area with the name of another one', async () => {
    const { api, user, panel } = await openPanel();
    await user.selectOptions(within(panel).getByLabelText('النوع'), 'delivery');
    for (const [index, title] of ['الجبيهة', 'الجبيهه '].entries()) {
      await user.click(within(panel).getByRole('button', { name: 'إضافة منطقة' }));
      await user.type(within(panel).getAllByLabelText('اسم المنطقة')[index]!, title);
      await user.type(within(panel).getAllByLabelText('أجرة التوصيل')[index]!, '1');
    }
    await user.click(within(panel).getByRole('button', { name: 'حفظ' }));
    expect(await within(panel).findByText(/الجبيهه.? ?» اسم منطقة أخرى/)).toBeDefined();
    expect(requestsOf(api, 'receiveOption.change')).toEqual([]);
    fireEvent.change(within(panel).getAllByLabelText('اسم المنطقة')[1]!, { target: { value: 'عبدون' } });
    await user.click(within(panel).getByRole('button', { name: 'حفظ' }));
    await waitFor(() => expect(requestsOf(api, 'receiveOption.change')).toHaveLength(1));
  });

  it('is deleted after the question that the specification words', async () => {
    const { api, user, panel } = await openPanel();
    await user.click(within(panel).getByRole('button', { name: 'حذف طريقة الاستلام' }));
    const question = await screen.findByRole('alertdialog', { name: 'حذف «توصيل»؟' });
    expect(question.textContent).toContain('هل انت متاكد ؟');
    await user.click(within(question).getByRole('button', { name: 'إلغاء' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(requestsOf(api, 'receiveOption.remove')).toEqual([]);
    await user.click(within(panel).getByRole('button', { name: 'حذف طريقة الاستلام' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'حذف' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'توصيل' })).toBeNull());
    expect(requestsOf(api, 'receiveOption.remove')).toHaveLength(1);
  });
});

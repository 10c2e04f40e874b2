import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
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

const RAINBOW = 'عمّان، شارع الرينبو 12';
const IRBID = 'إربد، شارع الجامعة';

async function openBranches(at = '/branches', options = {}) {
  const opened = openOwnerScreen(at, options);
  const form = await screen.findByRole('form', { name: 'إضافة فرع' });
  return { ...opened, form };
}

const rowOf = async (title: string) => (await screen.findByRole('button', { name: title })).closest('li')!;
const PLACE = 'رابط المكان في الخرائط';
const point = (where: HTMLElement) => fieldOf(where, PLACE).value;

describe('the branches', () => {
  it('show address, phone to call, and map to open', async () => {
    await openBranches();
    const links = within(await rowOf(RAINBOW)).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'tel:+962790000001',
      'https://maps.example.com/rainbow',
    ]);
    expect(links[1]!.getAttribute('rel')).toBe('noreferrer');
  });

  it('never make a link of what is none', async () => {
    await openBranches();
    const links = within(await rowOf(IRBID)).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['tel:+962790000003']);
  });

  it('say which of them is not on the map', async () => {
    await openBranches();
    expect((await rowOf(IRBID)).textContent).toContain('بلا نقطة على الخريطة');
    expect((await rowOf(RAINBOW)).textContent).not.toContain('بلا نقطة على الخريطة');
  });

  it('begin with the main branch that guests see, which the settings edit', async () => {
    const institution = { name: 'مطعم إنوفا', location: { address: 'جبل عمّان' }, contact: { phone: '+962790000009' } };
    const { user } = await openBranches('/branches', { menu: aMenuWithDetails({ institution }) });
    const list = await screen.findByRole('list', { name: 'الأفرع' });
    const [main] = within(list).getAllByRole('listitem');
    expect(main?.textContent).toContain('جبل عمّان الفرع الرئيسي');
    expect(within(main!).getByRole('link').getAttribute('href')).toBe('tel:+962790000009');
    await user.click(within(main!).getByRole('button'));
    expect(await screen.findByRole('form', { name: 'المكان والوقت' })).toBeDefined();
  });

  it('say when there are none', async () => {
    await openBranches('/branches', { menu: aMenuWithDetails({ branches: [], institution: { name: 'مطعم إنوفا' } }) });
    expect(await screen.findByText('لا أفرع بعد')).toBeDefined();
  });

  it('wait with rows that say nothing', async () => {
    openOwnerScreen('/branches', {
      hold: ({ name }) => (name === 'menu.read' ? new Promise(() => undefined) : undefined),
    });
    expect(await screen.findByText('جارٍ التحميل…')).toBeDefined();
  });

  it('are deleted after a question that names them', async () => {
    const { api, user } = await openBranches();
    await user.click(within(await rowOf(IRBID)).getByRole('button', { name: `حذف فرع «${IRBID}»` }));
    const question = await screen.findByRole('alertdialog', { name: `حذف «${IRBID}»؟` });
    await user.click(within(question).getByRole('button', { name: 'إلغاء' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(requestsOf(api, 'branch.remove')).toEqual([]);
    await user.click(within(await rowOf(IRBID)).getByRole('button', { name: `حذف فرع «${IRBID}»` }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'حذف' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: IRBID })).toBeNull());
    expect(requestsOf(api, 'branch.remove')).toHaveLength(1);
  });
});

describe('a new branch', () => {
  it('needs an address and a phone that there can be', async () => {
    const { api, user, form } = await openBranches();
    fill(form, 'الهاتف', '12');
    expect(await within(form).findByText(/رقم/)).toBeDefined();
    await user.click(within(form).getByRole('button', { name: 'إضافة الفرع' }));
    expect(await within(form).findByText('هذا الحقل مطلوب')).toBeDefined();
    expect(requestsOf(api, 'branch.create')).toEqual([]);
  });

  it('is made with a point that was typed in Arabic digits', async () => {
    const { api, user, form } = await openBranches();
    fill(form, 'العنوان', 'العبدلي');
    fill(form, 'الهاتف', '0790000004');
    fill(form, PLACE, '٣١٫٩٦٥، ٣٥٫٩١');
    await user.click(within(form).getByRole('button', { name: 'إضافة الفرع' }));
    expect(await screen.findByText('تمت إضافة الفرع')).toBeDefined();
    expect(requestBodiesOf(api, 'branch.create')).toEqual([
      { address: 'العبدلي', phone: '0790000004', lat: 31.965, long: 35.91 },
    ]);
    expect(await screen.findByRole('button', { name: 'العبدلي' })).toBeDefined();
    expect(fieldOf(form, 'العنوان').value).toBe('');
  });

  it('keeps what was typed when the server fails', async () => {
    const { user, form } = await openBranches('/branches', respondWithError('branch.create'));
    fill(form, 'العنوان', 'العبدلي');
    fill(form, 'الهاتف', '0790000004');
    fill(form, PLACE, '31.96, 35.91');
    await user.click(within(form).getByRole('button', { name: 'إضافة الفرع' }));
    expect(await screen.findByText(BUSY_RESPONSE)).toBeDefined();
    expect(fieldOf(form, 'العنوان').value).toBe('العبدلي');
    expect(point(form)).toBe('31.96, 35.91');
  });
});

describe('the chosen branch', () => {
  const openPanel = async (options = {}) => {
    const opened = await openBranches('/branches', options);
    await opened.user.click(await screen.findByRole('button', { name: RAINBOW }));
    const panel = await screen.findByRole('complementary', { name: `تعديل الفرع: ${RAINBOW}` });
    await within(panel).findByLabelText('العنوان');
    return { ...opened, panel };
  };

  it('is edited with only what was changed, and then none is chosen', async () => {
    const { api, user, panel } = await openPanel();
    expect(point(panel)).toBe('31.9502, 35.9239');
    fill(panel, 'الهاتف', '0790000009');
    await user.click(within(panel).getByRole('button', { name: 'حفظ' }));
    expect(await screen.findByText('تم تعديل الفرع')).toBeDefined();
    expect(requestBodiesOf(api, 'branch.change')).toEqual([{ phone: '0790000009' }]);
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  });

  it('can be taken off the map', async () => {
    const { api, user, panel } = await openPanel();
    await user.click(within(panel).getByRole('button', { name: 'مسح النقطة' }));
    await user.click(within(panel).getByRole('button', { name: 'حفظ' }));
    expect(await screen.findByText('تم تعديل الفرع')).toBeDefined();
    expect(requestBodiesOf(api, 'branch.change')).toEqual([{ lat: null, long: null }]);
  });

  it('takes the place where its owner is', async () => {
    const getCurrentPosition = vi.fn((found: PositionCallback) =>
      found({ coords: { latitude: 32.123_456_78, longitude: 35.5 } } as GeolocationPosition),
    );
    vi.stubGlobal(
      'navigator',
      Object.assign(Object.create(navigator) as object, { geolocation: { getCurrentPosition } }),
    );
    const { user, panel } = await openPanel();
    await user.click(within(panel).getByRole('button', { name: 'موقعي الحالي' }));
    await waitFor(() => expect(point(panel)).toBe('32.123457, 35.5'));
    vi.unstubAllGlobals();
  });

  it('is put on a map: the pin and the typed point are one', async () => {
    const { user, panel } = await openPanel();
    await user.click(within(panel).getByRole('button', { name: 'الاختيار من الخريطة' }));
    const map = await within(panel).findByRole('application');
    const pin = () => map.querySelector<HTMLElement>('.leaflet-marker-icon')!;
    await waitFor(() => expect(pin()).not.toBeNull());
    fill(panel, PLACE, '31.9502, 35.93');
    await user.click(within(panel).getByRole('button', { name: 'مسح النقطة' }));
    await waitFor(() => expect(pin()).toBeNull());
    // The map has moved, so that its centre is the typed point.
    fireEvent.keyDown(map, { key: 'Enter' });
    await waitFor(() => expect(point(panel)).toBe('31.9502, 35.93'));
    expect(pin()).not.toBeNull();
  });

  it('can be written down when the map has no pictures', async () => {
    const { user, panel } = await openPanel();
    await user.click(within(panel).getByRole('button', { name: 'الاختيار من الخريطة' }));
    const map = await within(panel).findByRole('application');
    await waitFor(() => expect(map.querySelector('img.leaflet-tile')).not.toBeNull());
    fireEvent.error(map.querySelector('img.leaflet-tile')!);
    expect(
      await within(panel).findByText('تعذّر تحميل صور الخريطة. الصق رابط المكان، أو استخدم موقعك الحالي.'),
    ).toBeDefined();
    fill(panel, PLACE, '31.97, 35.9239');
    expect(point(panel)).toBe('31.97, 35.9239');
  });
});

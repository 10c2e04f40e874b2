import { fireEvent, screen, waitFor, within } from '@testing-library/react';
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
import { makeFakePhoto, makePhoto, PHONE, pick, setUpBrowser } from './browserMocks.js';

beforeEach(() => setUpBrowser());

const KITCHEN = 'من مطبخنا';
const COURTYARD = 'جلساتنا';
const ADD = `إضافة صورة إلى «${KITCHEN}»`;

async function openGalleries(options = {}) {
  const opened = openOwnerScreen('/galleries', options);
  await screen.findByRole('button', { name: KITCHEN });
  return opened;
}

async function openPanel(options = {}) {
  const opened = await openGalleries(options);
  await opened.user.click(screen.getByRole('button', { name: KITCHEN }));
  const panel = await screen.findByRole('complementary', { name: `تعديل المعرض: ${KITCHEN}` });
  await within(panel).findByLabelText('اسم المعرض');
  return { ...opened, panel };
}

const slotsOf = (opened: ReturnType<typeof openOwnerScreen>) => opened.api.menu().sections?.[0]?.galleries?.[0]?.images;

describe('the galleries', () => {
  it('are shown in their sections, with how full they are and how they look', async () => {
    await openGalleries();
    const list = screen.getByRole('list', { name: 'الشاورما' });
    const rows = within(list).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      `${KITCHEN}3 صور · تمريرمخفي`,
      `${COURTYARD}صورة واحدة · عرض الكلمخفي`,
    ]);
    expect(screen.getByRole('button', { name: 'معرض جديد في «الحلويات»' })).toBeDefined();
  });

  it('send to the sections first when there are none', async () => {
    openOwnerScreen('/galleries', { menu: aMenuWithDetails({ sections: [] }) });
    const link = await screen.findByRole('link', { name: 'الذهاب إلى التصنيفات' });
    expect(link.getAttribute('href')).toBe('/m/innova/admin/sections');
  });

  it('hide with one tap, and come back when the server refuses', async () => {
    const { api, user } = await openGalleries(respondWithError('gallery.change'));
    const hidden = screen.getByRole<HTMLInputElement>('switch', { name: `مخفي: ${KITCHEN}` });
    await user.click(hidden);
    expect(await screen.findByText(BUSY_RESPONSE)).toBeDefined();
    expect(requestBodiesOf(api, 'gallery.change')).toEqual([{ hide: true }]);
    await waitFor(() => expect(hidden.checked).toBe(false));
  });

  it('are deleted after a question that names them and counts their pictures', async () => {
    const { api, user } = await openGalleries();
    await user.click(screen.getByRole('button', { name: `حذف معرض «${KITCHEN}»` }));
    const question = await screen.findByRole('alertdialog', { name: `حذف «${KITCHEN}»؟` });
    expect(question.textContent).toContain('ستُحذف معه 3 صور.');
    expect(requestsOf(api, 'gallery.remove')).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'حذف' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: KITCHEN })).toBeNull());
    expect(screen.getByRole('button', { name: COURTYARD })).toBeDefined();
  });
});

describe('a new gallery', () => {
  const openForm = async (options = {}) => {
    const opened = await openGalleries(options);
    await opened.user.click(screen.getByRole('button', { name: 'معرض جديد في «الحلويات»' }));
    const form = await screen.findByRole('form', { name: 'معرض جديد في «الحلويات»' });
    return { ...opened, form };
  };

  it('needs a title', async () => {
    const { api, user, form } = await openForm();
    await user.click(within(form).getByRole('button', { name: 'إضافة المعرض' }));
    expect(await within(form).findByText('هذا الحقل مطلوب')).toBeDefined();
    expect(requestsOf(api, 'gallery.create')).toEqual([]);
  });

  it('is made in its section, with many pictures at once', async () => {
    const opened = await openForm();
    const { api, user, form } = opened;
    fill(form, 'اسم المعرض', 'كنافتنا');
    await pick(form, makePhoto('1.jpg'), makePhoto('2.jpg'), makePhoto('3.jpg'));
    fill(form, 'ملاحظة الصورة 2', 'بالجبن النابلسي');
    await user.click(within(form).getByRole('button', { name: 'إضافة المعرض' }));
    expect(await screen.findByText('تمت إضافة 3 صور')).toBeDefined();
    const [made] = api.menu().sections?.[1]?.galleries ?? [];
    expect(requestsOf(api, 'gallery.create').map(({ params }) => params['sectionId'])).toEqual([
      api.menu().sections?.[1]?._id,
    ]);
    expect(made?.images).toEqual([
      { note: 'كنافتنا', image: 'ar.webp' },
      { note: 'بالجبن النابلسي', image: 'ar.webp' },
      { note: 'كنافتنا', image: 'ar.webp' },
    ]);
    await waitFor(() => expect(screen.queryByRole('form', { name: /^معرض جديد/ })).toBeNull());
  });

  it('stays when some of its pictures fail, and those are sent again', async () => {
    let failing = true;
    const { api, user, form } = await openForm({
      refuse: ({ name }: { readonly name: string }) =>
        failing && name === 'upload.send' ? { statusCode: 503, message: BUSY_RESPONSE } : null,
    });
    fill(form, 'اسم المعرض', 'كنافتنا');
    await pick(form, makePhoto('1.jpg'));
    await user.click(within(form).getByRole('button', { name: 'إضافة المعرض' }));
    expect(await screen.findByText('أُضيف معرض «\u2068كنافتنا\u2069»، لكن بعض صوره لم تصل.')).toBeDefined();
    failing = false;
    await user.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
    await waitFor(() =>
      expect(api.menu().sections?.[1]?.galleries?.[0]?.images).toEqual([{ note: 'كنافتنا', image: 'ar.webp' }]),
    );
    expect(requestsOf(api, 'gallery.create')).toHaveLength(1);
  });

  it('is not created until its damaged picture is removed', async () => {
    const decode = window.createImageBitmap;
    const { api, user, form } = await openForm();
    fill(form, 'اسم المعرض', 'كنافتنا');
    await pick(form, makePhoto('whole.jpg'), makePhoto('broken.jpg'));
    // Decoding fails only now, after the file was accepted when it was chosen.
    window.createImageBitmap = ((file: File) =>
      file.name === 'broken.jpg' ? Promise.reject(new Error('damaged')) : decode(file)) as typeof decode;
    await user.click(within(form).getByRole('button', { name: 'إضافة المعرض' }));
    expect((await screen.findAllByText(/ملف الصورة تالف أو غير مكتمل: \u2068broken\.jpg/)).length).toBeGreaterThan(0);
    expect(requestsOf(api, 'gallery.create')).toEqual([]);
    expect(fieldOf(form, 'اسم المعرض').value).toBe('كنافتنا');
    await user.click(within(form).getByRole('button', { name: 'استبعاد الصورة 2' }));
    await user.click(within(form).getByRole('button', { name: 'إضافة المعرض' }));
    await waitFor(() =>
      expect(api.menu().sections?.[1]?.galleries?.[0]?.images).toEqual([{ note: 'كنافتنا', image: 'ar.webp' }]),
    );
  });

  it('keeps what was typed when the server fails', async () => {
    const { user, form } = await openForm(respondWithError('gallery.create'));
    fill(form, 'اسم المعرض', 'كنافتنا');
    await user.click(within(form).getByRole('button', { name: 'إضافة المعرض' }));
    expect(await screen.findByText(BUSY_RESPONSE)).toBeDefined();
    expect(fieldOf(form, 'اسم المعرض').value).toBe('كنافتنا');
  });
});

describe('a picture that is added to a gallery', () => {
  const openQuickForm = async (options = {}) => {
    const opened = await openGalleries(options);
    await opened.user.click(screen.getByRole('button', { name: ADD }));
    return { ...opened, form: await screen.findByRole('form', { name: ADD }) };
  };

  it('needs a note and a file', async () => {
    const { api, user, form } = await openQuickForm();
    await user.click(within(form).getByRole('button', { name: 'إضافة الصورة' }));
    expect(await within(form).findByText('هذا الحقل مطلوب')).toBeDefined();
    expect(within(form).queryByText('اختر صورة واحدة على الأقل')).not.toBeNull();
    fill(form, 'الملاحظة', 'صاج اليوم');
    await user.click(within(form).getByRole('button', { name: 'إضافة الصورة' }));
    expect(api.asked.some(({ name }) => name === 'gallery.change' || name === 'upload.send')).toBe(false);
  });

  it('gets a slot with its note, and then goes into it', async () => {
    const opened = await openQuickForm();
    const { api, user, form } = opened;
    fill(form, 'الملاحظة', 'صاج اليوم');
    await pick(form, makePhoto('saj.jpg'));
    await user.click(within(form).getByRole('button', { name: 'إضافة الصورة' }));
    expect(await screen.findByText('تمت إضافة الصورة')).toBeDefined();
    expect(requestBodiesOf(api, 'gallery.change')).toEqual([{ image: 'صاج اليوم' }]);
    const gallery = api.menu().sections?.[0]?.galleries?.[0]?._id;
    expect(requestBodiesOf(api, 'upload.send')).toEqual([
      { path: 'image', model: 'gallery', data: { menu: api.menu()._id, gallery, galleryImageIndex: 3 } },
    ]);
    expect(slotsOf(opened)?.[3]).toEqual({ note: 'صاج اليوم', image: 'ar.webp' });
    await waitFor(() => expect(screen.queryByRole('form', { name: ADD })).toBeNull());
  });

  it('keeps its slot when the upload fails, says so, and fills it on retry', async () => {
    let failing = true;
    const opened = await openQuickForm({
      refuse: ({ name }: { readonly name: string }) =>
        failing && name === 'upload.send' ? { statusCode: 503, message: BUSY_RESPONSE } : null,
    });
    const { api, user, form } = opened;
    fill(form, 'الملاحظة', 'صاج اليوم');
    await pick(form, makePhoto('saj.jpg'));
    await user.click(within(form).getByRole('button', { name: 'إضافة الصورة' }));
    expect(await within(form).findByText(/بقي مكانها وملاحظتها محفوظين/)).toBeDefined();
    expect(slotsOf(opened)?.[3]).toEqual({ note: 'صاج اليوم', image: null });
    failing = false;
    await user.click(await within(form).findByRole('button', { name: 'إعادة المحاولة' }));
    await waitFor(() => expect(slotsOf(opened)?.[3]).toEqual({ note: 'صاج اليوم', image: 'ar.webp' }));
    expect(requestBodiesOf(api, 'gallery.change')).toEqual([{ image: 'صاج اليوم' }]);
    expect(slotsOf(opened)).toHaveLength(4);
  });

  it('is refused on picking if it is not an image, and the others are taken', async () => {
    const { api, user, form } = await openQuickForm();
    fill(form, 'الملاحظة', 'صاج اليوم');
    await pick(form, makeFakePhoto('قائمة.jpg'), makePhoto('saj.jpg'), makeFakePhoto('b.png'));
    expect(await screen.findByText(/⁨قائمة\.jpg⁩ · ⁨b\.png⁩.*المقبولة: JPG/)).toBeDefined();
    await user.click(within(form).getByRole('button', { name: 'إضافة الصورة' }));
    expect(await screen.findByText('تمت إضافة الصورة')).toBeDefined();
    expect(requestsOf(api, 'upload.send')).toHaveLength(1);
  });

  it('is refused when damaged, and leaves no slot if damaged later', async () => {
    const { api, user, form } = await openQuickForm();
    fill(form, 'الملاحظة', 'صاج اليوم');
    await pick(form, makePhoto('notes.jpg'));
    window.createImageBitmap = () => Promise.reject(new Error('damaged'));
    await pick(form, makePhoto('half.jpg'));
    expect(await screen.findByText(/ملف الصورة تالف أو غير مكتمل: \u2068half\.jpg/)).toBeDefined();
    await user.click(within(form).getByRole('button', { name: 'إضافة الصورة' }));
    expect((await screen.findAllByText(/ملف الصورة تالف أو غير مكتمل: \u2068notes\.jpg/)).length).toBeGreaterThan(0);
    expect(requestsOf(api, 'gallery.change')).toEqual([]);
  });
});

describe('the controller of a gallery', () => {
  it('changes title and display, and then none is chosen', async () => {
    const { api, user, panel } = await openPanel();
    fill(panel, 'اسم المعرض', 'مطبخنا');
    await user.click(within(panel).getByLabelText('عرض الكل'));
    await user.click(within(panel).getByRole('button', { name: 'حفظ' }));
    expect(await screen.findByText('تم تعديل المعرض')).toBeDefined();
    expect(requestBodiesOf(api, 'gallery.change')).toEqual([{ title: 'مطبخنا', display: 'show-all' }]);
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  });

  it('changes the note of a picture', async () => {
    const opened = await openPanel();
    const { api, user, panel } = opened;
    await user.click(within(panel).getByRole('button', { name: 'تعديل ملاحظة الصورة 2' }));
    const form = await within(panel).findByRole('form', { name: 'تعديل ملاحظة الصورة 2' });
    fill(form, 'الملاحظة', '');
    expect(await within(form).findByText('هذا الحقل مطلوب')).toBeDefined();
    fill(form, 'الملاحظة', 'خبز بالزعتر');
    await user.click(within(form).getByRole('button', { name: 'حفظ' }));
    expect(await screen.findByText('تم تعديل الملاحظة')).toBeDefined();
    expect(requestsOf(api, 'gallery.changeNote').map(({ params, body }) => [params['index'], body])).toEqual([
      ['1', { note: 'خبز بالزعتر' }],
    ]);
    expect(slotsOf(opened)?.[1]?.note).toBe('خبز بالزعتر');
  });

  it('replaces a picture in its slot', async () => {
    const { api, panel } = await openPanel();
    await pick(within(panel).getByRole('listitem', { name: 'الصورة 3' }), makePhoto('new.jpg'));
    expect(await screen.findByText('تمت إضافة الصورة')).toBeDefined();
    expect(requestBodiesOf(api, 'upload.send')).toMatchObject([{ data: { galleryImageIndex: 2 } }]);
  });

  it('takes pictures with the camera of a phone', async () => {
    setUpBrowser(PHONE);
    const { api, user } = await openGalleries();
    await user.click(screen.getByRole('button', { name: KITCHEN }));
    const slot = await screen.findByRole('listitem', { name: 'الصورة 3' });
    const camera = slot.querySelector<HTMLInputElement>('input[capture=environment]')!;
    const opened = new Promise((open) => camera.addEventListener('click', open));
    await user.click(within(slot).getByRole('button', { name: 'التقاط الصورة 3' }));
    await opened;
    fireEvent.change(camera, { target: { files: [makePhoto('new.jpg')] } });
    await waitFor(() =>
      expect(requestBodiesOf(api, 'upload.send')).toMatchObject([{ data: { galleryImageIndex: 2 } }]),
    );
    expect(screen.getAllByRole('button', { name: 'التقاط صورة' }).length).toBeGreaterThan(0);
  });

  it('deletes a picture after a question', async () => {
    const opened = await openPanel();
    const { api, user, panel } = opened;
    await user.click(within(panel).getByRole('button', { name: 'حذف الصورة 1' }));
    const question = await screen.findByRole('alertdialog', { name: 'حذف صورة «الشيف يحضّر الصاج»؟' });
    expect(requestsOf(api, 'gallery.removeImage')).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'حذف' }));
    expect(await screen.findByText('تم حذف الصورة')).toBeDefined();
    expect(slotsOf(opened)?.map(({ note }) => note)).toEqual(['خبز طازج', 'صلصات البيت']);
  });

  it('says which pictures have not arrived', async () => {
    const menu = aMenuWithDetails();
    menu.sections?.[0]?.galleries?.[0]?.images?.push({ note: 'قريبًا', image: null });
    const { panel } = await openPanel({ menu });
    const row = within(panel).getByRole('listitem', { name: 'الصورة 4' });
    expect(row.textContent).toContain('لم تصل صورتها بعد، ولا يراها الزوار');
    expect(within(row).getByRole('button', { name: 'رفع الصورة 4' })).toBeDefined();
  });
});

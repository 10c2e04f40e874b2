import { ApiError } from '@qaima/schemas';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openStaffConsole } from './openStaffConsole.js';
import { requestBodiesOf, BUSY_RESPONSE, requestsOf, fieldOf, fill, respondWithError } from './openOwnerScreen.js';
import { makeFakePhoto, makePhoto, pick, setUpBrowser } from './browserMocks.js';

beforeEach(() => setUpBrowser());
afterEach(() => void vi.restoreAllMocks());

/** The text in the clipboard. */
const copied = () => navigator.clipboard.readText();

const AT = '/publicImages';

async function openForm(options = {}) {
  const opened = openStaffConsole(AT, options, 'en');
  const form = await screen.findByRole('form', { name: 'Create public image' });
  await within(form).findByLabelText('Title');
  const submit = () => fireEvent.click(within(form).getByRole('button', { name: 'Create and upload' }));
  return { ...opened, form, submit };
}

const listed = async () => within(await screen.findByRole('list', { name: 'Public images' })).getAllByRole('listitem');
const idOfCall = (api: ReturnType<typeof openStaffConsole>['api'], index = 0) =>
  (requestBodiesOf(api, 'upload.send')[index] as { data: { publicImage: string } }).data.publicImage;

describe('a new public image', () => {
  it('is made, its id copied, and its file sent into it', async () => {
    const { api, form, submit } = await openForm();
    submit();
    expect(await within(form).findByText('Choose a picture')).toBeDefined();
    expect(fieldOf(form, 'Title').getAttribute('aria-invalid')).toBe('true');
    fill(form, 'Title', 'مقلوبة');
    submit();
    await within(form).findByRole('button', { name: 'Create and upload' });
    expect(requestsOf(api, 'publicImage.create')).toEqual([]);
    await pick(form, makePhoto('dish.jpg'));
    submit();
    expect(await screen.findByText('Image Uploaded')).toBeDefined();
    const id = idOfCall(api);
    expect(await screen.findByText(`PIMAGE Was Created | Copied PIMAGE ID: ${id}`)).toBeDefined();
    expect(requestBodiesOf(api, 'upload.send')).toEqual([
      { path: 'image', model: 'publicImage', data: { publicImage: id } },
    ]);
    expect(await copied()).toBe(id);
    await waitFor(async () => expect((await listed())[0]!.textContent).toContain('مقلوبة'));
  });

  it('keeps its record when the file fails, says so, and retries the file', async () => {
    let fails = true;
    const { api, user, form, submit } = await openForm({
      refuse: ({ name }: { readonly name: string }) =>
        name === 'upload.send' && fails ? { statusCode: 503, message: BUSY_RESPONSE } : null,
    });
    fill(form, 'Title', 'مقلوبة');
    await pick(form, makePhoto('dish.jpg'));
    submit();
    expect(await screen.findByText('Failure comming after the PIMAGE was created | Copied ID')).toBeDefined();
    expect(await screen.findByText(BUSY_RESPONSE)).toBeDefined();
    const id = idOfCall(api);
    expect(await copied()).toBe(id);
    fails = false;
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Image Uploaded')).toBeDefined();
    expect(idOfCall(api, 1)).toBe(id);
    expect(requestsOf(api, 'publicImage.create')).toHaveLength(1);
    expect(await screen.findByRole('form', { name: 'Create public image' })).toBeDefined();
  });

  it('refuses what is no picture when it is picked', async () => {
    const { api, form, submit } = await openForm();
    fill(form, 'Title', 'مقلوبة');
    await pick(form, makeFakePhoto('menu.jpg'));
    expect(await screen.findByText(/\u2068menu\.jpg\u2069. Accepted: JPG/)).toBeDefined();
    submit();
    expect(requestsOf(api, 'publicImage.create')).toEqual([]);
  });

  it('is not made of a damaged picture', async () => {
    const { api, form, submit } = await openForm();
    window.createImageBitmap = vi.fn(() => Promise.reject(new Error('no picture')));
    fill(form, 'Title', 'مقلوبة');
    await pick(form, makePhoto('dish.jpg'));
    expect(await screen.findByText(/damaged or incomplete: \u2068dish\.jpg/)).toBeDefined();
    expect(form.querySelector('img[src^="blob:"]')).toBeNull();
    submit();
    expect(requestsOf(api, 'publicImage.create')).toEqual([]);
  });
});

describe('the list of public images', () => {
  it('is filtered by a part of the title, and the page begins anew', async () => {
    const { api } = openStaffConsole(
      `${AT}?page=2&limit=15`,
      { library: Array.from({ length: 40 }, (_, n) => `صورة ${n + 1}`) },
      'en',
    );
    expect(await listed()).toHaveLength(15);
    fireEvent.change(within(screen.getByRole('search')).getByLabelText('Title'), { target: { value: 'صورة 4' } });
    await waitFor(async () => expect(await listed()).toHaveLength(2));
    expect(requestsOf(api, 'publicImage.list').map(({ query }) => query)).toEqual([
      { page: '2', limit: '15' },
      { title: 'صورة 4', page: '1', limit: '15' },
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Clear the filters' }));
    await waitFor(async () => expect(await listed()).toHaveLength(15));
  });

  it('takes nothing from the address that the call would refuse', async () => {
    const { api } = openStaffConsole(`${AT}?page=0&limit=9999`);
    await screen.findByRole('list', { name: 'الصور العامة' });
    expect(requestsOf(api, 'publicImage.list').map(({ query }) => query)).toEqual([{ page: '1', limit: '15' }]);
  });

  it('says when nothing matches', async () => {
    openStaffConsole(`${AT}?title=zzz`);
    expect(await screen.findByText('لا صورة تطابق التصفية')).toBeDefined();
  });

  it('is empty at first', async () => {
    openStaffConsole(AT, { library: [] });
    expect(await screen.findByText('لا صور عامة بعد')).toBeDefined();
  });
});

describe('a public image of the list', () => {
  const edit = async (options = {}) => {
    const opened = openStaffConsole(AT, options, 'en');
    fireEvent.click(await screen.findByRole('button', { name: 'Edit شاورما' }));
    const form = await screen.findByRole('form', { name: 'Edit شاورما' });
    await within(form).findByLabelText('Title');
    return { ...opened, form };
  };

  it('gets another title in its place', async () => {
    const { api, form } = await edit();
    fill(form, 'Title', 'شاورما دجاج');
    fireEvent.click(within(form).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Updated')).toBeDefined();
    expect(requestBodiesOf(api, 'publicImage.change')).toEqual([{ title: 'شاورما دجاج' }]);
    expect(await screen.findByRole('button', { name: 'Edit شاورما دجاج' })).toBeDefined();
    expect(screen.queryByRole('form', { name: 'Edit شاورما' })).toBeNull();
  });

  it('is deleted after a question', async () => {
    const { api, user, form } = await edit();
    const remove = async (answer: string) => {
      await user.click(within(form.closest('li')!).getByRole('button', { name: 'Delete the image' }));
      const question = await screen.findByRole('alertdialog', { name: /شاورما/ });
      await user.click(within(question).getByRole('button', { name: answer }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await remove('Cancel');
    expect(requestsOf(api, 'publicImage.remove')).toEqual([]);
    await remove('Yes, delete it');
    await waitFor(() => expect(screen.queryByText('شاورما')).toBeNull());
    expect(screen.queryByRole('form', { name: 'Edit شاورما' })).toBeNull();
  });

  it('gets another picture into the same record on saving, not before', async () => {
    const { api, user, form } = await edit();
    const card = within(form.closest('li')!);
    await pick(form.closest('li')!, makePhoto('other.jpg'));
    await user.click(await card.findByRole('button', { name: 'Remove picture' }));
    expect(within(form).getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
    await pick(form.closest('li')!, makePhoto('dish.jpg'));
    await card.findByRole('button', { name: 'Remove picture' });
    expect(requestsOf(api, 'upload.send')).toEqual([]);
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(requestsOf(api, 'upload.send')).toHaveLength(1));
    expect(requestBodiesOf(api, 'upload.send')).toMatchObject([{ data: { imageBefore: '' } }]);
    expect(idOfCall(api)).toMatch(/^[a-z0-9]{24}$/);
    expect(requestsOf(api, 'publicImage.change')).toEqual([]);
  });

  it('is asked about if somebody else has replaced its file meanwhile', async () => {
    const conflicts = [{ path: '/image', value: 'theirs.webp' }];
    const refuse = ({ name, body }: { readonly name: string; readonly body: unknown }) =>
      name === 'upload.send' && JSON.stringify(body).includes('"imageBefore":""')
        ? new ApiError('changed', 409, [], conflicts)
        : null;
    const { api, user, form } = await edit({ refuse });
    await pick(form.closest('li')!, makePhoto('dish.jpg'));
    await within(form.closest('li')!).findByRole('button', { name: 'Remove picture' });
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    const question = await screen.findByRole('alertdialog', { name: 'Changed meanwhile: Picture file' });
    await user.click(within(question).getByRole('button', { name: 'Keep mine' }));
    await waitFor(() =>
      expect(requestBodiesOf(api, 'upload.send').at(-1)).toMatchObject({ data: { imageBefore: 'theirs.webp' } }),
    );
  });

  it('keeps what was typed when the server refuses', async () => {
    const { form } = await edit(respondWithError('publicImage.change'));
    fill(form, 'Title', 'شاورما دجاج');
    fireEvent.click(within(form).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(BUSY_RESPONSE)).toBeDefined();
    expect(within(form).getByLabelText<HTMLInputElement>('Title').value).toBe('شاورما دجاج');
  });

  it('gives its id away', async () => {
    openStaffConsole(AT, {}, 'en');
    fireEvent.click(await screen.findByRole('button', { name: 'Copy the id of شاورما' }));
    expect(await screen.findByText('Copied public image ID')).toBeDefined();
    expect(await copied()).toMatch(/^[a-z0-9]{24}$/);
  });
});

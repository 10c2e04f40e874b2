/** Undoing a deletion by its notification. */
import type { TrashEntry } from '@qaima/schemas';
import { createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createFakeApi, type FakeOptions } from '../../stories/support/fake-api/createFakeApi.js';
import { OwnerStory } from '../../stories/support/OwnerStory.js';
import { requestsOf } from './openOwnerScreen.js';
import { renderUser, setUpBrowser, type Person } from './browserMocks.js';

beforeEach(() => setUpBrowser());

const SUPER = 'وجبة شاورما سوبر';

async function open(at: string, options: FakeOptions = {}, language: 'ar' | 'en' = 'ar') {
  const api = createFakeApi(options);
  render(<OwnerStory api={api} at={at} language={language} />);
  return { api, user: renderUser(), before: api.menu() };
}

const confirm = async (user: Person, name: string) =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

async function deleteBurgers(user: Person) {
  await user.click(await screen.findByRole('button', { name: 'البرجر' }));
  await user.click(await screen.findByRole('button', { name: 'حذف التصنيف' }));
  expect((await screen.findByRole('alertdialog')).textContent).toContain('يمكن استعادته من المحذوفات خلال 30 يومًا.');
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
    await user.click(screen.getByRole('button', { name: 'إضافة تصنيف' }));
    const [typed] = await screen.findAllByRole('textbox');
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
    await screen.findByText('تم التراجع عن إزالة الخصم');
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

/** An entry of a bulk change. */
const aChange = (change: TrashEntry['change'], title: string, counts: TrashEntry['counts']): TrashEntry => ({
  ...{ _id: `${change?.action ?? ''}${title}`, kind: 'menuChanges', title, counts, from: '', image: null },
  by: { username: 'laith.kh', name: 'ليث الخطيب' },
  at: '2026-03-01T10:00:00Z',
  until: '2026-03-02T10:00:00Z',
  ...(change && { change }),
});

describe('the trash', () => {
  it('is linked from where things are deleted, lists them, and restores one', async () => {
    const { api, user, before } = await open('/sections');
    await deleteBurgers(user);
    await user.click(screen.getByRole('link', { name: 'المحذوفات (30 يومًا)' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'المحذوفات' })).toBeDefined();
    const entry = await within(await screen.findByRole('list', { name: 'المحذوفات' })).findByRole('listitem');
    expect(within(entry).getByText('التصنيف «البرجر»')).toBeDefined();
    expect(entry.textContent).toMatch(/\d+ (أصناف|صنفًا)/);
    expect(entry.textContent).toContain('حذفه ليث الخطيب');
    const until = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000);
    expect(entry.textContent).toMatch(new RegExp(`يبقى حتى .*${until.getFullYear()}`));
    await user.click(within(entry).getByRole('button', { name: 'استعادة التصنيف «البرجر»' }));
    expect(await screen.findByText('تمت استعادة التصنيف «البرجر»')).toBeDefined();
    expect(await screen.findByText('لا شيء في المحذوفات')).toBeDefined();
    expect(api.menu()).toEqual(before);
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'المحذوفات' }));
  });

  it('says why something can’t be restored, and keeps it', async () => {
    const refuse: FakeOptions['refuse'] = ({ name }) =>
      name === 'trash.restore' ? { statusCode: 409, message: 'حُذف التصنيف، فاستعده أولًا.' } : null;
    const { user } = await open('/sections', { refuse });
    await deleteBurgers(user);
    await user.click(screen.getByRole('link', { name: 'المحذوفات (30 يومًا)' }));
    await user.click(await screen.findByRole('button', { name: 'استعادة التصنيف «البرجر»' }));
    expect(await screen.findByText('حُذف التصنيف، فاستعده أولًا.')).toBeDefined();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'استعادة التصنيف «البرجر»' })).toHaveProperty('disabled', false),
    );
  });

  it('confirms what the undo of an import deletes and keeps, and reports it', async () => {
    const { api, user } = await open('/trash', {
      trash: [aChange({ action: 'import', file: 'menu.xlsx' }, '', { items: 3 })],
    });
    const button = await screen.findByRole('button', { name: 'تراجع: استيراد «menu.xlsx»' });
    await user.click(button);
    const question = await screen.findByRole('alertdialog', { name: 'التراجع عن استيراد «menu.xlsx»؟' });
    expect(question.textContent).toContain('يُحذف صنفان مما أُضيف. يبقى صنف واحد تغيّر بعد ذلك.');
    expect(requestsOf(api, 'trash.restore')).toEqual([]);
    await confirm(user, 'تراجع');
    const said = 'تم التراجع عن استيراد «menu.xlsx». حُذف صنفان. بقي صنف واحد تغيّر بعد ذلك.';
    expect(await screen.findByText(said)).toBeDefined();
    expect(requestsOf(api, 'trash.restore')).toHaveLength(1);
  });

  it.each([
    [{ items: 222 }, 'ar', 'يعود 222 صنفًا إلى ما كان عليه.'],
    [{ items: 3 }, 'en', '3 items get their former values again.'],
    [{ items: 222, combos: 4 }, 'ar', 'يعود 222 جزءًا إلى ما كان عليه.'],
  ] as const)(
    'says of what the undo of changed prices gives back how many (%j, %s)',
    async (counts, language, text) => {
      const { user } = await open(
        '/trash',
        { trash: [aChange({ action: 'prices', percent: 5 }, '', counts)] },
        language,
      );
      await user.click(await screen.findByRole('button', { name: /^(تراجع|Undo): / }));
      expect((await screen.findByRole('alertdialog')).textContent).toContain(text);
    },
  );

  it('keeps an import that cannot be undone any more, and says so', async () => {
    const { api, user } = await open('/trash', { trash: [aChange({ action: 'import' }, '', { items: 1 })] });
    await user.click(await screen.findByRole('button', { name: 'تراجع: استيراد' }));
    await screen.findByText('لا شيء يمكن التراجع عنه: كل ما تغيّر هنا تغيّر أو حُذف بعد ذلك.');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(requestsOf(api, 'trash.restore')).toEqual([]);
  });

  it('restores one entry by a double click, although the next one moves up', async () => {
    const section = (title: string): TrashEntry => ({ ...aChange(undefined, title, {}), kind: 'section' });
    const { api } = await open('/trash', { trash: [section('الأول'), section('الثاني')] });
    const clickAt = (button: HTMLElement, timeStamp: number) => {
      const click = createEvent.click(button);
      Object.defineProperty(click, 'timeStamp', { value: timeStamp });
      fireEvent(button, click);
    };
    const isEnabled = (name: string) => expect(screen.getByRole('button', { name })).toHaveProperty('disabled', false);
    clickAt(await screen.findByRole('button', { name: 'استعادة التصنيف «الثاني»' }), 10_000);
    await screen.findByText('تمت استعادة التصنيف «الثاني»');
    await waitFor(() => isEnabled('استعادة التصنيف «الأول»'));
    clickAt(screen.getByRole('button', { name: 'استعادة التصنيف «الأول»' }), 10_300);
    isEnabled('استعادة التصنيف «الأول»');
    expect(requestsOf(api, 'trash.restore')).toHaveLength(1);
    clickAt(screen.getByRole('button', { name: 'استعادة التصنيف «الأول»' }), 12_000);
    expect(await screen.findByText('لا شيء في المحذوفات')).toBeDefined();
  });

  it('names the section of an item in the quotation marks of the language', async () => {
    const item = { ...aChange(undefined, 'كباب', {}), kind: 'item', from: 'المشاوي' } as const;
    await open('/trash', { trash: [item] }, 'en');
    expect(await screen.findByText(/^from “.?المشاوي.?”$/)).toBeDefined();
  });

  it('names which bulk change an entry undoes', async () => {
    const trash = [
      aChange({ action: 'import', file: 'menu.xlsx' }, '', { items: 12 }),
      aChange({ action: 'prices', percent: 5 }, '', { items: 30 }),
      aChange({ action: 'prices', amount: -0.25 }, 'كباب', { items: 1 }),
      aChange({ action: 'copy' }, 'السلطات', { sections: 1, items: 7 }),
      aChange(undefined, '', { items: 2 }),
    ];
    await open('/trash', { trash });
    const list = await screen.findByRole('list', { name: 'المحذوفات' });
    const texts = (await within(list).findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(texts.toReversed()).toEqual([
      expect.stringMatching(/^استيراد «menu\.xlsx»12 صنفًا.*أجراه ليث الخطيب/),
      expect.stringMatching(/^تغيير الأسعار \u2066\+5%\u2069.*30 صنفًا/),
      expect.stringMatching(/^تغيير الأسعار \u2066−0\.25\u2069 «كباب»/),
      expect.stringMatching(/^نسخ «السلطات»تصنيف واحد · 7 أصناف/),
      expect.stringMatching(/^استيراد أو تغيير أسعار أو نسخ/),
    ]);
  });
});

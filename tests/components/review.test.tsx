import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createFakeApi } from '../../stories/support/fake-api/createFakeApi.js';
import { OwnerStory } from '../../stories/support/OwnerStory.js';
import { aMenu } from '../../stories/support/sampleMenu.js';
import { PHONE, renderUser, setScreenWidth, setUpBrowser } from './browserMocks.js';

beforeEach(() => setUpBrowser());

function open(language: 'ar' | 'en' = 'ar', revision?: number) {
  const api = createFakeApi(revision === undefined ? {} : { menu: aMenu({ revision }) });
  render(<OwnerStory api={api} at="/review" language={language} />);
  return { api, user: renderUser() };
}

const page = (api: ReturnType<typeof createFakeApi>) => `/m/${api.menu()._id}`;

describe('the review', () => {
  it('frames the menu by its id, under a name', async () => {
    const { api } = open();
    const frame = await screen.findByTitle('معاينة القائمة كما يراها الزوار');
    expect(frame.getAttribute('src')).toBe(page(api));
    expect(screen.getByRole('link', { name: 'فتح في علامة تبويب جديدة' }).getAttribute('href')).toBe(page(api));
  });

  it('frames the English menu on an English screen', async () => {
    const { api } = open('en');
    const frame = await screen.findByTitle(/Preview of the menu/);
    expect(frame.getAttribute('src')).toBe(`${page(api)}?lang=en`);
  });

  it('leads past the copies of a CDN, which may be older than the last save', async () => {
    const { api } = open('en', 7);
    const frame = await screen.findByTitle(/Preview of the menu/);
    expect(frame.getAttribute('src')).toBe(`${page(api)}?lang=en&rev=7`);
    expect(screen.getByRole('link', { name: 'Open in a new tab' }).getAttribute('href')).toBe(`${page(api)}?rev=7`);
    const bar = screen.getByRole('link', { name: /^View menu/ });
    expect(bar.getAttribute('href')).toMatch(/^\/m\/[\w-]+\?rev=7$/);
  });

  it('asks for the menu again when told to', async () => {
    const { user } = open();
    const before = await screen.findByTitle('معاينة القائمة كما يراها الزوار');
    await user.click(screen.getByRole('button', { name: 'إعادة تحميل المعاينة' }));
    expect(screen.getByTitle('معاينة القائمة كما يراها الزوار')).not.toBe(before);
  });

  it('shows the menu in full on a phone, below a bar that leads back', async () => {
    setScreenWidth(PHONE);
    const { api, user } = open();
    const frame = await screen.findByTitle('معاينة القائمة كما يراها الزوار');
    expect(frame.getAttribute('src')).toBe(page(api));
    expect(screen.getByRole('link', { name: 'الذهاب الى المنيو' }).getAttribute('href')).toBe(page(api));
    await user.click(screen.getByRole('link', { name: 'رجوع' }));
    expect(await screen.findByRole('searchbox')).toBeDefined();
  });

  it('shows phone and desktop side by side, in either language', async () => {
    const menu = aMenu({ languages: { default: 'ar', offered: ['ar', 'en'] } });
    const api = createFakeApi({ menu });
    render(<OwnerStory api={api} at="/review" />);
    const user = renderUser();
    await screen.findByTitle('معاينة القائمة على حاسوب');
    await user.click(screen.getByRole('radio', { name: 'الإنجليزية' }));
    const sources = [...document.querySelectorAll('iframe')].map((frame) => frame.getAttribute('src'));
    expect(sources).toEqual([`${page(api)}?lang=en`, `${page(api)}?lang=en`]);
    await user.click(screen.getByRole('radio', { name: 'الوضع الداكن' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'الوضع الداكن' }).checked).toBe(true);
  });
});

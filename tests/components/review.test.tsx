import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createFakeApi } from '../../stories/support/fake-api/createFakeApi.js';
import { OwnerStory } from '../../stories/support/OwnerStory.js';
import { aMenu } from '../../stories/support/sampleMenu.js';
import { renderUser, setScreenWidth, setUpBrowser } from './browserMocks.js';

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

  it('leads to the menu below 455 px, and frames it from there on', async () => {
    setScreenWidth(454);
    const { api } = open();
    const way = await screen.findByRole('link', { name: 'الذهاب الى المنيو' });
    expect(way.getAttribute('href')).toBe(page(api));
    expect(screen.getByRole('button', { name: 'نسخ رابط القائمة' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'تعديل الأصناف' }).getAttribute('href')).toMatch(/\/items$/);
    expect(screen.queryByTitle('معاينة القائمة كما يراها الزوار')).toBeNull();
  });

  it('has the frame at 455 px', async () => {
    setScreenWidth(455);
    open();
    expect(await screen.findByTitle('معاينة القائمة كما يراها الزوار')).toBeDefined();
  });
});

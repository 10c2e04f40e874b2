import { render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { stepsFor } from '../../admin-ui/src/features/tour/steps.js';
import { ar } from '../../admin-ui/src/i18n/messages/ar/tour.js';
import { createFakeApi } from '../../stories/support/fake-api/createFakeApi.js';
import { aMenu } from '../../stories/support/sampleMenu.js';
import { OwnerStory } from '../../stories/support/OwnerStory.js';
import { PHONE, renderUser, setScreenWidth, setUpBrowser } from './browserMocks.js';

beforeEach(() => {
  setUpBrowser();
  Element.prototype.scrollIntoView = () => undefined;
});

function open(tour: boolean, language: 'ar' | 'en' = 'ar') {
  render(<OwnerStory api={createFakeApi()} at={tour ? '' : '/items'} language={language} tour={tour} />);
  return renderUser();
}

const titleOf = (mark: string) => {
  const [room = '', part = ''] = mark.split('.');
  const words = ar.tour as unknown as Readonly<Record<string, Readonly<Record<string, { readonly title: string }>>>>;
  return words[room]?.[part]?.title ?? '';
};

describe('the guided tour', () => {
  it('starts on the first load, and runs to its end by keyboard alone', async () => {
    const user = open(true);
    const card = await screen.findByRole('dialog', { name: 'التعليم' });
    const next = within(card).getByRole('button', { name: 'التالي' });
    await waitFor(() => expect(document.activeElement).toBe(next));
    const steps = stepsFor(aMenu());
    for (const [index, { mark }] of steps.entries()) {
      await within(card).findByRole('heading', { name: titleOf(mark) });
      expect(within(card).getByText(`الخطوة ${index + 1} من ${steps.length}`)).toBeDefined();
      expect(card.contains(document.activeElement)).toBe(true);
      await user.keyboard('{Enter}');
    }
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(localStorage.getItem('runAdminCoach')).toBe('no');
    expect(await screen.findByRole('heading', { level: 1, name: 'الإعدادات' })).toBeDefined();
    // A long timeout, because the tour loads every screen.
  }, 180_000);

  it('goes back a step', async () => {
    const user = open(true);
    const card = await screen.findByRole('dialog', { name: 'التعليم' });
    expect(within(card).queryByRole('button', { name: 'السابق' })).toBeNull();
    await user.click(within(card).getByRole('button', { name: 'التالي' }));
    await within(card).findByRole('heading', { name: titleOf('sections.table') });
    await user.click(within(card).getByRole('button', { name: 'السابق' }));
    expect(await within(card).findByRole('heading', { name: titleOf('review.frame') })).toBeDefined();
    await waitFor(() => expect(card.contains(document.activeElement)).toBe(true));
  });

  it.each(['click', 'Escape'])('is skipped for good: %s', async (way) => {
    const user = open(true);
    const card = await screen.findByRole('dialog', { name: 'التعليم' });
    await waitFor(() => expect(card.contains(document.activeElement)).toBe(true));
    if (way === 'click') await user.click(within(card).getByRole('button', { name: 'تخطي التعليم' }));
    else await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(localStorage.getItem('runAdminCoach')).toBe('no');
  });

  it('leaves the address of a screen as it is', async () => {
    render(<OwnerStory api={createFakeApi()} at="/branches" tour />);
    await screen.findByRole('heading', { level: 1, name: 'الأفرع' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStorage.getItem('runAdminCoach')).toBeNull();
  });

  it('never starts by itself on a phone', async () => {
    setScreenWidth(PHONE);
    open(true);
    await screen.findByRole('heading', { level: 1, name: 'العناصر' });
    await screen.findByText('شاورما دجاج عربي');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays away from who has taken it, until it is asked for again', async () => {
    const user = open(false);
    await screen.findByRole('heading', { level: 1, name: 'العناصر' });
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(await screen.findByRole('link', { name: 'جولة تعليمية' }));
    const card = await screen.findByRole('dialog', { name: 'التعليم' });
    expect(within(card).getByRole('heading', { name: titleOf('review.frame') })).toBeDefined();
    await waitFor(() => expect(card.contains(document.activeElement)).toBe(true));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('begins on a phone with the menu in full', async () => {
    setScreenWidth(PHONE);
    const user = open(false);
    await user.click(await screen.findByRole('button', { name: 'فتح القائمة الجانبية' }));
    await user.click(await screen.findByRole('link', { name: 'جولة تعليمية' }));
    const card = await screen.findByRole('dialog', { name: 'التعليم' });
    expect(within(card).getByRole('heading', { name: titleOf('review.frame') })).toBeDefined();
    await waitFor(() => expect(document.querySelector('main:has([data-tour="review.frame"]) iframe')).not.toBeNull());
  });

  it('says "Next" in English', async () => {
    open(true, 'en');
    const card = await screen.findByRole('dialog', { name: 'Tutorial' });
    expect(within(card).getByRole('button', { name: 'Next' })).toBeDefined();
    expect(within(card).getByRole('button', { name: 'Skip tutorial' })).toBeDefined();
  });
});

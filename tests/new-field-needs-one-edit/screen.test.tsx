/** The owner's area with another property in the item's schema and in the settings. Only `scripts/lib/newFieldNeedsOneEditTest.mjs` runs it. */
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createFakeApi } from '../../stories/support/fake-api/createFakeApi.js';
import { OwnerStory } from '../../stories/support/OwnerStory.js';
import { anItem, aMenu, aSection } from '../../stories/support/sampleMenu.js';
import { renderUser, setUpBrowser } from '../components/browserMocks.js';

it('shows it in the list and in the form', async () => {
  setUpBrowser();
  const item = Object.assign(anItem({ title: 'كنافة' }), { portions: 480 });
  const menu = aMenu({ sections: [aSection('الحلويات', [item])] });
  render(<OwnerStory api={createFakeApi({ menu })} at="/items" />);
  const title = await screen.findByRole('button', { name: 'كنافة' });
  expect(title.closest('li')?.textContent).toContain('عدد الحصص: 480');
  await renderUser().click(title);
  const panel = await screen.findByRole('complementary', { name: 'تعديل الصنف' });
  const field = await within(panel).findByLabelText<HTMLInputElement>('عدد الحصص');
  expect(field.value).toBe('480');
});

it('shows a setting in the form of the private settings', async () => {
  setUpBrowser();
  const settings = { ...aMenu().settings, selfService: true };
  render(<OwnerStory api={createFakeApi({ menu: aMenu({ settings }) })} at="/publicInfo?card=privateSettings" />);
  expect((await screen.findByLabelText<HTMLInputElement>('خدمة ذاتية')).checked).toBe(true);
});

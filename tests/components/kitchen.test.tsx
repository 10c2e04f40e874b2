import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { GuestOrder } from '@qaima/schemas';
import {
  aGuestOrder,
  anAcceptedOrder,
  anAutomaticOrder,
  MANSAF,
  SHAWARMA,
  TRANSLATED_LINE,
} from '../../stories/support/fake-api/guestOrders.js';
import { idOf } from '../../stories/support/sampleMenu.js';
import { anInboxMenu } from '../../stories/support/sampleVenue.js';
import { open, id, cardOf, setClock, setUpOrderBoard } from './openOrderBoard.js';
import { requestBodiesOf } from './openOwnerScreen.js';

setUpOrderBoard();

describe('the kitchen', () => {
  it('ticks whole lines, keeps the ticks, and the last one readies an order', async () => {
    const venue = {
      guestOrders: [
        anAcceptedOrder(24, 60_000),
        anAcceptedOrder(23, 600_000, {
          notes: 'حساسية: سمسم',
          items: [{ ...SHAWARMA, note: 'حساسية: فستق' }, MANSAF],
        }),
      ],
    };
    const { api, user } = open(venue, '/orders?view=kitchen');
    const card = () => cardOf(24);
    await waitFor(() => expect(card()).not.toBeNull());
    expect(document.body.textContent).not.toMatch(/0790000126|JD|د\.أ/);
    expect(card().dataset['age']).toBe('near');
    const bands = () => [...cardOf(23).querySelectorAll(':scope > p')].map(({ textContent }) => textContent);
    expect(bands()).toEqual(['حساسية: سمسم', 'شاورما دجاج عربي: حساسية: فستق']);
    const lines = () => within(card()).getAllByRole('checkbox');
    expect(lines()).toHaveLength(3);
    await user.click(lines()[0]!);
    expect(within(card()).getByText('بقي سطران')).toBeDefined();
    await user.click(lines()[1]!);
    await user.click(lines()[2]!);
    expect(JSON.parse(localStorage.getItem('qaima.kitchenTicks.innova')!)).toHaveProperty(id(24));
    await user.click(within(card()).getByRole('button', { name: 'جاهز' }));
    await waitFor(() => expect(card()).toBeNull());
    expect(api.guestOrders.read(id(24)).state).toBe('ready');
    // If a section is selected, only its lines are shown.
    await user.click(screen.getByRole('button', { name: 'أطباق أردنية 1' }));
    expect(within(cardOf(23)).getAllByRole('checkbox')).toHaveLength(1);
    expect(bands()).toHaveLength(2);
  });

  it('shows combos in each section, as printers of sections print them', async () => {
    const combo = { combo: { _id: idOf('combo', 1), title: 'وجبة عائلية', items: [] }, quantity: 1, price: 9 };
    const guestOrders = [
      anAcceptedOrder(22, 60_000, { items: [combo] }),
      anAcceptedOrder(23, 600_000, { items: [SHAWARMA, MANSAF, combo] }),
      anAcceptedOrder(24, 600_000, { items: [SHAWARMA] }),
    ];
    const { user } = open({ guestOrders }, '/orders?view=kitchen');
    await user.click(await screen.findByRole('button', { name: 'أطباق أردنية 2' }));
    const shown = (number: number) =>
      within(cardOf(number))
        .getAllByRole('checkbox')
        .map(({ textContent }) => /وجبة عائلية|منسف بلدي|شاورما/.exec(textContent)?.[0]);
    expect(shown(22)).toEqual(['وجبة عائلية']);
    expect(shown(23)).toEqual(['منسف بلدي', 'وجبة عائلية']);
    expect(cardOf(24)).toBeNull();
  });

  it('shows a reservation from its first day, after the night before ends', async () => {
    const dates = { startDate: '2026-06-02', endDate: '2026-06-03' };
    const booking = (number: number, startDate: string) => {
      const items = [{ ...MANSAF, ...dates, startDate }];
      return anAcceptedOrder(number, 0, { service: 'reserve', promisedAt: null, items });
    };
    // The business day of Monday ends on Tuesday at 02:00.
    const workingDays = (['mon', 'tue'] as const).map((day) => ({ day, start: '18:00', end: '02:00' }));
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-02T01:59:58+03:00') });
    const menu = { ...anInboxMenu(), workingDays };
    open({ menu, guestOrders: [booking(27, '2026-06-02'), booking(28, '2026-06-04')] }, '/orders?view=kitchen');
    await screen.findByText('حجزان لأيام لاحقة يظهر كلٌّ منهما هنا في يومه.');
    setClock(30_000);
    await waitFor(() => expect(cardOf(27).textContent).toContain('من ⁦02/06/2026⁩ إلى ⁦03/06/2026⁩'));
    expect(cardOf(27).textContent).toContain('منسف بلدي يوم واحد');
    expect(cardOf(27).textContent).not.toMatch(/في وقته|متأخر|1×/);
    expect(cardOf(28)).toBeNull();
  });

  it('has the menu’s texts in the app’s language, like details and history', async () => {
    const area = { _id: idOf('area', 1), title: 'خلدا', fee: 1, translations: { en: { title: 'Khalda' } } };
    const totals: GuestOrder['totals'] = [
      { kind: 'items', amount: 3 },
      { kind: 'delivery', title: 'خلدا', translations: { en: { title: 'Khalda' } }, amount: 1 },
    ];
    const items = [TRANSLATED_LINE];
    const receiveOption = { receiveOption: 'في السيارة', translations: { en: { receiveOption: 'In the car' } } };
    const guestOrders = [
      anAcceptedOrder(24, 60_000, { service: 'delivery', items, area, totals }),
      aGuestOrder(23, { service: 'other', items, ...receiveOption }),
    ];
    const { api, user } = open({ guestOrders }, `/orders?view=kitchen&order=${id(24)}`, 'en');
    const drawer = await screen.findByRole('dialog', { name: /24/ });
    await waitFor(() => expect(drawer.textContent).toMatch(/BurgerLarge.*Garlic.*جبنة.*بدون ملح.*Khalda.*Khalda/));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(cardOf(24).textContent).toMatch(/Burger.*Large.*Garlic.*جبنة.*بدون ملح/));
    screen.getByRole('button', { name: 'Grill 1' });
    await user.click(screen.getByRole('button', { name: 'History' }));
    await user.click(await screen.findByRole('button', { name: /#23.*In the car/ }));
    // The guest reads the names of the menu's own language.
    const waiting = await screen.findByRole('dialog', { name: /23/ });
    await user.click(within(waiting).getByRole('button', { name: /^Reject/ }));
    const sheet = await screen.findByRole('dialog', { name: /Why do you reject/ });
    await user.click(within(sheet).getByRole('radio', { name: 'Something has sold out' }));
    await user.click(within(sheet).getByRole('checkbox', { name: /Burger/ }));
    await user.click(within(sheet).getByRole('button', { name: /^Reject and tell/ }));
    await waitFor(() => expect(requestBodiesOf(api, 'guestOrder.move')).toMatchObject([{ reasonText: 'برجر' }]));
  });

  it('names a table with its zone, as the details do', async () => {
    const table = { label: '3', zone: 'الحديقة', translations: { en: { zone: 'Garden' } } };
    const guestOrders = [anAcceptedOrder(24, 60_000, { service: 'dine-in', table })];
    open({ guestOrders }, `/orders?view=kitchen&order=${id(24)}`, 'en');
    const drawer = await screen.findByRole('dialog', { name: /24/ });
    for (const part of [drawer, cardOf(24)])
      await waitFor(() => expect(part.textContent).toMatch(/Table .3. · .Garden/));
  });

  it('names the day of a promised time if not today, in kitchen and details', async () => {
    const now = new Date('2026-03-05T19:00:00Z').getTime();
    vi.useFakeTimers({ toFake: ['Date'], now });
    const promisedAt = '2026-03-07T06:20:00.000Z';
    open({ guestOrders: [anAutomaticOrder(24, { promisedAt })] }, `/orders?view=kitchen&order=${id(24)}`);
    await waitFor(() => expect(cardOf(24)).not.toBeNull());
    within(cardOf(24)).getByText(/يجهز .*07\/03\/2026 09:20/);
    within(await screen.findByRole('dialog', { name: /24/ })).getByText(/يجهز .*07\/03\/2026 09:20/);
  });
});

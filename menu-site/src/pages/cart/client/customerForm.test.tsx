import { expect, it, vi } from 'vitest';
import { render } from '../../../entry-server.js';
import { aCart, aReservation, someReceiveOptions } from '../../../testing/cartFixtures.js';
import { aRequest, SATURDAY_AFTERNOON } from '../../../testing/menuFixtures.js';
import { addPosition } from './addPosition.js';
import { updateConditionalFields, validateCustomer } from './customerForm.js';
import { showIssues } from '../../../client/form/feedback.js';
import { restoreCustomer, saveCustomer } from '../../../client/cart/savedCustomer.js';
import { tooLongMessage, validateForm } from '../../../client/form/validation.js';

function openCart(language: 'ar' | 'en', now = SATURDAY_AFTERNOON, cart = aCart()) {
  const menu = { ...cart.menu, orderReceiveOptions: [...someReceiveOptions] };
  const request = aRequest({ language, path: `/cart/${cart._id}`, now });
  const { html } = render(request, { kind: 'cart', cart: { ...cart, menu }, rty: true, back: null });
  document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
  return document.querySelector<HTMLFormElement>('form.form')!;
}

it.each([
  ['ar', 'أكبر عدد من الأحرف هو \u2066120\u2069'],
  ['en', 'At most \u2066120\u2069 characters are allowed'],
] as const)('says in %s that a name is too long before sending, without cutting it', async (language, said) => {
  const form = openCart(language);
  const name = form.querySelector<HTMLInputElement>('[name=name]')!;
  // A character outside the basic plane counts once, as on the server.
  name.value = `${'ر'.repeat(119)}😀`;
  expect(tooLongMessage(name)).toBe('');
  name.value += 'ر';
  expect(tooLongMessage(name)).toBe(said);
  expect(await validateForm(form, language)).toContainEqual({ input: name, message: said });
  expect(name.maxLength).toBe(-1);
});

it.each(['0', '−1', '1.5', '1001', '1000000', 'x'])('says of %s guests how many a reservation takes', async (typed) => {
  const form = openCart('en', SATURDAY_AFTERNOON, aReservation());
  const input = form.querySelector<HTMLInputElement>('[name=guestsNo]')!;
  input.value = typed;
  expect(await validateForm(form, 'en')).toContainEqual({ input, message: 'Guests: a number from 1 to 1,000.' });
  for (const value of ['1', '١٠٠٠']) {
    input.value = value;
    expect((await validateForm(form, 'en')).filter((issue) => issue.input === input)).toEqual([]);
  }
});

const textOf = ({ textContent }: Element) => textContent.replace(/[\u2066-\u2069]/g, '');
const areasIn = (form: HTMLFormElement) => Array.from(form.querySelectorAll('select[name=area] option'), textOf);

it('names the least order and the time of each delivery area in the list', () => {
  expect(areasIn(openCart('ar'))).toEqual([
    'اختر منطقتك',
    'خلدا · 1.50 JD · أقل طلب 5.00 JD · 35 دقيقة',
    'عبدون · التوصيل مجاني · أقل طلب 25.00 JD · 45 دقيقة',
  ]);
});

it.each([
  ['ar', 'من الافتتاح'],
  ['en', 'from the opening'],
] as const)('says in %s that times begin with the opening if the venue is closed', (language, words) => {
  const timesIn = (form: HTMLFormElement) => {
    updateConditionalFields(form);
    const tile = form.querySelector('.receive-choice small')?.cloneNode(true);
    if (tile instanceof HTMLElement) for (const hidden of tile.querySelectorAll('[hidden]')) hidden.remove();
    return [tile?.textContent ?? '', ...areasIn(form).slice(1), hint()?.split(' · ')[1]];
  };
  const form = openCart(language, SATURDAY_AFTERNOON - 8 * 3_600_000);
  const hint = () => form.querySelector('[data-hint]')?.textContent;
  form.querySelector<HTMLInputElement>('[name=receiveOption]')!.checked = true;
  form.querySelector<HTMLSelectElement>('[name=area]')!.value = 'khalda000000000000000000';
  const closed = timesIn(form);
  expect(closed).toHaveLength(4);
  for (const time of closed) expect(time).toMatch(new RegExp(`\\d\\D+ ${words}$`));
  expect(timesIn(form)).toEqual(closed);
  // It opens while the page is shown.
  document.querySelector('#closed')?.replaceChildren();
  expect(timesIn(form)).toEqual(closed.map((time) => time?.replace(` ${words}`, '')));
});

it('offers name, phone and address again, even after an order without one', () => {
  const valuesIn = (form: HTMLFormElement) =>
    ['name', 'phone', 'address', 'notes'].map((name) => form.querySelector<HTMLInputElement>(`[name=${name}]`)!.value);
  const [first, typed] = [openCart('ar'), ['رنا', '0791234567', 'شارع الرينبو 12', 'بدون بصل']];
  for (const [index, name] of ['name', 'phone', 'address', 'notes'].entries())
    first.querySelector<HTMLInputElement>(`[name=${name}]`)!.value = typed[index]!;
  saveCustomer(first, 'first');
  const second = openCart('ar');
  second.querySelector('[name=address]')!.remove();
  restoreCustomer(second, 'second');
  saveCustomer(second, 'second');
  const third = openCart('ar');
  restoreCustomer(third, 'third');
  expect(valuesIn(third)).toEqual([...typed.slice(0, 3), '']);
});

it('asks how to receive, then only its fields, and focuses the first error', async () => {
  const form = openCart('ar');
  const shown = () => {
    updateConditionalFields(form);
    const fields = Array.from(form.querySelectorAll<HTMLInputElement>('.field :is(input,select,textarea)'));
    return [...new Set(fields.filter((field) => !field.closest('[hidden]')).map(({ name }) => name))];
  };
  const who = ['name', 'phone', 'notes'];
  const missing = async () => {
    const issues = await validateCustomer(form, 'ar');
    showIssues(form, issues);
    expect(document.activeElement).toBe(issues[0]?.input);
    return issues.map(({ input }) => input.name);
  };
  expect(shown()).toEqual(['receiveOption', ...who]);
  expect(await missing()).toEqual(['receiveOption', 'phone']);
  const [delivery, pickup] = form.querySelectorAll<HTMLInputElement>('[name=receiveOption]');
  delivery!.checked = true;
  expect(shown()).toEqual(['receiveOption', 'area', 'address', ...who]);
  form.querySelector<HTMLSelectElement>('[name=area]')!.value = 'khalda000000000000000000';
  expect(await missing()).toEqual(['address', 'phone']);
  pickup!.checked = true;
  expect(shown()).toEqual(['receiveOption', ...who]);
  expect(await missing()).toEqual(['name', 'phone']);
});

it.each([
  [
    { coords: { latitude: 31.9539, longitude: 35.9106 } },
    'خلدا · https://maps.google.com/?q=31.95390,35.91060',
    /^أُضيف/,
  ],
  [{ code: 1 }, 'خلدا', /أو اكتب العنوان\.$/],
] as const)('adds the position of %j to the address, or says why it can’t', async (answer, typed, said) => {
  const getCurrentPosition = (found: PositionCallback, failed: PositionErrorCallback) =>
    'code' in answer ? failed(answer as GeolocationPositionError) : found(answer as GeolocationPosition);
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  const form = openCart('ar');
  const address = form.querySelector<HTMLTextAreaElement>('[name=address]')!;
  address.value = 'خلدا';
  await addPosition(form.querySelector<HTMLButtonElement>('[data-position]')!);
  vi.unstubAllGlobals();
  expect(address.value).toBe(typed);
  expect(form.querySelector('.position [role=status]')?.textContent).toMatch(said);
});

it('shows at each way what it takes and what it costs', () => {
  const [delivery, pickup] = Array.from(openCart('ar').querySelectorAll('.tiles label'), textOf);
  expect(delivery).toContain('35–45 دقيقة');
  expect(delivery).toContain('حتى 1.50 JD');
  expect(pickup).toBe('استلام');
});

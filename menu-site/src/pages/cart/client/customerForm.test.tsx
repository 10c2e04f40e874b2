import { expect, it } from 'vitest';
import { render } from '../../../entry-server.js';
import { aCart, someReceiveOptions } from '../../../testing/cartFixtures.js';
import { aRequest } from '../../../testing/menuFixtures.js';
import { tooLongMessage, validateForm } from '../../../client/form/validation.js';

function openCart(language: 'ar' | 'en') {
  const cart = aCart();
  const menu = { ...cart.menu, orderReceiveOptions: [...someReceiveOptions] };
  const request = aRequest({ language, path: `/cart/${cart._id}` });
  const { html } = render(request, { kind: 'cart', cart: { ...cart, menu }, rty: true, back: null });
  document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
  return document.querySelector<HTMLFormElement>('form.form')!;
}

it.each([
  ['ar', 'أكبر عدد من الأحرف هو \u2066120\u2069'],
  ['en', 'At most \u2066120\u2069 characters are allowed'],
] as const)(
  'says of a name in %s that it is too long, before it is sent, and cuts off nothing',
  async (language, said) => {
    const form = openCart(language);
    const name = form.querySelector<HTMLInputElement>('[name=name]')!;
    // A character outside the basic plane counts once, as on the server.
    name.value = `${'ر'.repeat(119)}😀`;
    expect(tooLongMessage(name)).toBe('');
    name.value += 'ر';
    expect(tooLongMessage(name)).toBe(said);
    expect(await validateForm(form, language)).toContainEqual({ input: name, message: said });
    expect(name.maxLength).toBe(-1);
  },
);

it('names the least order of each delivery area in the list', () => {
  const areas = () =>
    Array.from(openCart('ar').querySelectorAll('select[name=area] option'), ({ textContent }) =>
      textContent.replace(/[\u2066-\u2069]/g, ''),
    );
  expect(areas()).toEqual([
    'اختر منطقتك',
    'خلدا · 1.50 JD · 35 دقيقة · أقل طلب 5.00 JD',
    'عبدون · التوصيل مجاني · 45 دقيقة · أقل طلب 25.00 JD',
  ]);
});

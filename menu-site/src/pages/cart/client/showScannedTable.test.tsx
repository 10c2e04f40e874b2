import { beforeEach, expect, it } from 'vitest';
import { storeTable } from '../../../client/scannedTable.js';
import { updateConditionalFields } from './customerForm.js';
import { showScannedTable } from './showScannedTable.js';

const formOf = () => document.querySelector('form')!;
const hints = () => Array.from(document.querySelectorAll<HTMLElement>('.scan'), ({ hidden }) => hidden);
const options = () => Array.from(document.querySelectorAll<HTMLInputElement>('[name=receiveOption]'));

beforeEach(() => {
  sessionStorage.clear();
  const option = (value: number, needs: string) =>
    `<label><input type="radio" name="receiveOption" value="${value}" ${needs && `data-requires="${needs}"`} /></label>`;
  document.body.innerHTML = `<form><input type="hidden" name="table" /><fieldset><legend>كيف تستلم</legend>
    ${option(0, 'address')}${option(1, '')}${option(2, 'table')}<p class="fault"></p></fieldset><p class="scan">امسح</p><div class="field"><textarea name="address"></textarea></div><small class="scan">بالرمز</small></form>
    <div id="table" hidden><b data-label></b><span data-here="إلى طاولتك" data-elsewhere="ليس إلى طاولتك"></span></div>`;
});

it('puts dine-in first, and chooses it, at a table whose code was scanned', () => {
  storeTable('menu', { token: 'abcdefghij', label: '7' });
  showScannedTable(formOf(), 'menu');
  expect(options().map(({ value, checked }) => [value, checked])).toEqual([
    ['2', true],
    ['0', false],
    ['1', false],
  ]);
  expect(hints()).toEqual([true, true]);
  expect(options().map(({ disabled }) => disabled)).toEqual([false, false, false]);
  expect(document.querySelector('fieldset')?.firstElementChild?.localName).toBe('legend');
});

it('keeps the order of the venue elsewhere, and what was chosen', () => {
  showScannedTable(formOf(), 'menu');
  expect(options().map(({ value }) => value)).toEqual(['0', '1', '2']);
  expect(hints()).toEqual([false, false]);
  expect(options().map(({ disabled }) => disabled)).toEqual([false, false, true]);
  options()[0]!.checked = true;
  storeTable('menu', { token: 'abcdefghij', label: '7' });
  showScannedTable(formOf(), 'menu');
  expect(options().map(({ value, checked }) => [value, checked])).toContainEqual(['0', true]);
});

it('gives up dine-in that was chosen next to the menu without a code', () => {
  options()[2]!.checked = true;
  showScannedTable(formOf(), 'menu');
  expect(options().map(({ checked }) => checked)).toEqual([false, false, false]);
});

it('asks for no address at a table, unless the guest chooses a delivery', () => {
  const isAsked = () => {
    updateConditionalFields(formOf());
    return document.querySelector('[name=address]')?.closest<HTMLElement>('.field')?.hidden === false;
  };
  showScannedTable(formOf(), 'menu');
  expect(isAsked()).toBe(true);
  storeTable('menu', { token: 'abcdefghij', label: '7' });
  showScannedTable(formOf(), 'menu');
  for (const option of options()) option.checked = false;
  expect(isAsked()).toBe(false);
  expect(document.querySelector('#table span')?.textContent).toBe('إلى طاولتك');
  options().find(({ value }) => value === '0')!.checked = true;
  expect(isAsked()).toBe(true);
  expect(document.querySelector('#table span')?.textContent).toBe('ليس إلى طاولتك');
});

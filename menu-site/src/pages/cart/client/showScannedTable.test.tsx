import { beforeEach, expect, it } from 'vitest';
import { storeTable } from '../../../client/scannedTable.js';
import { readSubmission, updateConditionalFields } from './customerForm.js';
import { showScannedTable } from './showScannedTable.js';

const formOf = () => document.querySelector('form')!;
const hints = () => Array.from(document.querySelectorAll<HTMLElement>('.scan'), ({ hidden }) => hidden);
const options = () => Array.from(document.querySelectorAll<HTMLInputElement>('[name=receiveOption]'));

beforeEach(() => {
  sessionStorage.clear();
  const option = (value: number, needs: string) =>
    `<label><input type="radio" name="receiveOption" value="${value}" ${needs && `data-requires="${needs}"`} ${needs === 'table' && 'data-collected'} /></label>`;
  document.body.innerHTML = `<form><input type="hidden" name="table" /><fieldset><legend>كيف تستلم</legend>
    ${option(0, 'address')}${option(1, '')}${option(2, 'table')}<p class="fault"></p></fieldset><p class="scan">امسح</p><div class="field"><input name="phone" /></div><div class="field"><textarea name="address"></textarea></div><small class="scan">بالرمز</small></form>
    <div id="table" hidden><b data-label></b><span>إلى طاولتك</span></div>`;
});

it('offers only dine-in at a scanned table, whatever was chosen before', () => {
  options()[0]!.checked = true;
  storeTable('menu', { token: 'abcdefghij', label: '7' });
  showScannedTable(formOf(), 'menu');
  expect(options().map(({ checked, disabled }) => [checked, disabled])).toEqual([
    [false, true],
    [false, true],
    [true, false],
  ]);
  expect(hints()).toEqual([true, true]);
  expect(document.querySelector('fieldset')?.className).toBe('decided');
  expect(readSubmission(formOf(), 0)).toMatchObject({ receiveOption: 2, table: 'abcdefghij' });
  updateConditionalFields(formOf());
  const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`);
  expect(field('phone')?.required).toBe(false);
  expect(field('address')?.closest<HTMLElement>('.field')?.hidden).toBe(true);
  expect(document.querySelector('#table')?.textContent).toContain('إلى طاولتك');
});

it('leaves dine-in out elsewhere, and what was chosen', () => {
  options()[0]!.checked = true;
  showScannedTable(formOf(), 'menu');
  updateConditionalFields(formOf());
  expect(hints()).toEqual([false, false]);
  expect(options().map(({ checked, disabled }) => [checked, disabled])).toEqual([
    [true, false],
    [false, false],
    [false, true],
  ]);
  expect(document.querySelector<HTMLInputElement>('[name=phone]')?.required).toBe(true);
});

it('gives up dine-in that was chosen next to the menu without a code', () => {
  options()[2]!.checked = true;
  showScannedTable(formOf(), 'menu');
  expect(options().map(({ checked }) => checked)).toEqual([false, false, false]);
});

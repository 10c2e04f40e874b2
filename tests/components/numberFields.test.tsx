import { act, fireEvent, render, renderHook, screen, within } from '@testing-library/react';
import * as domain from '@qaima/schemas';
import {
  amountLimits,
  parseExactNumber,
  parseNumber,
  type Currency,
  type Schema,
  type ObjectSchema,
} from '@qaima/schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { useNumberText } from '../../admin-ui/src/components/useNumberText.js';
import type { FilterInput } from '../../admin-ui/src/features/orders/FilterInput.js';
import { OrderFilter, PercentFilter } from '../../admin-ui/src/features/orders/FilterInput.js';
import { SchemaForm } from '../../admin-ui/src/schema-ui/form/SchemaForm.js';
import { AdminProviders } from '../../stories/support/AdminProviders.js';
import { reportResult } from '../support/extendedTests.js';
import { setUpBrowser } from './browserMocks.js';

beforeEach(() => setUpBrowser());

/** Typed texts and the numbers that they mean; null if the field must ask. */
const TYPED = {
  '٧،٢٥': 7.25,
  '٧٫٢٥': 7.25,
  '7,25': 7.25,
  '۷٫۲۵': 7.25,
  '1,250': null,
  '4 50': null,
} as const;

/** Numbers that are typed. Those with an `enum` are chosen. */
const isNumeric = ({ type, enum: choices }: Schema) =>
  choices === undefined && [type].flat().some((name) => name === 'number' || name === 'integer');

/** The number fields in a form of this schema; each list has one row, and so do the lists in it. */
const numbersIn = (schema: Schema): Schema[] => {
  const { items, properties } = schema;
  if (schema.readOnly) return [];
  if (items) return numbersIn(items);
  if (properties) return Object.values(properties).flatMap(numbersIn);
  return isNumeric(schema) ? [schema] : [];
};

/** What a number field reads by: all that its schema says except texts. */
const rulesOf = (schema: Schema) => JSON.stringify({ ...schema, title: null, description: null, 'x-en': null });

const isObjectSchema = (value: unknown): value is ObjectSchema =>
  value !== null && typeof value === 'object' && 'properties' in value && 'type' in value && value.type === 'object';

/** Matches the names of schemas for data that forms send. Schemas of responses, queries and files have other names. */
const WRITTEN = /(?:Create|Update|Form|Submission)Schema$/;

/** All schemas that a form may use and that contain a number. New number fields are included automatically. */
const forms = Object.entries<unknown>({ ...domain }).flatMap(([name, schema]) => {
  if (!WRITTEN.test(name) || !isObjectSchema(schema)) return [];
  const numbers = numbersIn(schema);
  return numbers.length > 0 ? [{ name, schema, numbers }] : [];
});

/** The first field of all forms for each set of rules: `itemCreateSchema 0`. */
const firstOfRules = new Map<string, string>();
const placeOf = (form: string, index: number) => `${form} ${index}`;
for (const { name, numbers } of forms) {
  for (const [index, number] of numbers.entries()) {
    const rules = rulesOf(number);
    if (!firstOfRules.has(rules)) firstOfRules.set(rules, placeOf(name, index));
  }
}
/** Texts are typed into the first field with its rules alone, because each key draws the whole form. */
const isFirstOfRules = (form: string, index: number, number: Schema) =>
  firstOfRules.get(rulesOf(number)) === placeOf(form, index);

/** The names of the schemas that the admin UI passes to forms. */
const schemasOfScreens = Object.values(
  import.meta.glob<string>('../../admin-ui/src/**/*.tsx', { query: '?raw', import: 'default', eager: true }),
).flatMap((source) => Array.from(source.matchAll(/\bschema=\{(\w+Schema)\}/g), ([, name = '']) => name));

/** The number inputs, without time fields, which use the numeric keyboard too. */
/** The placeholders of inputs for times and dates, which have numeric keyboards too. */
const TIMES_AND_DATES = ['00:00', 'يوم/شهر/سنة'];

const numberInputs = () =>
  Array.from(
    document.querySelectorAll<HTMLInputElement>('input[inputmode="decimal"], input[inputmode="numeric"]'),
  ).filter(({ placeholder }) => !TIMES_AND_DATES.includes(placeholder));

/** Adds one row to every list, and to the lists in its rows. */
function addRows() {
  const pressed = new Set<HTMLElement>();
  const next = () => screen.queryAllByText('إضافة', { selector: 'button' }).find((add) => !pressed.has(add));
  for (let add = next(); add; add = next()) {
    fireEvent.click(add);
    pressed.add(add);
  }
}

/** The question which number was meant. By its attributes: roles of a whole form take long to compute. */
const askedNumber = () => document.querySelector<HTMLElement>('[role="group"][aria-label*="أي رقم تقصد"]');

/** Asserts that the field either reads the text as `meant`, or asks. It must never read another number. */
function expectRead(input: HTMLInputElement, text: string, meant: number | null) {
  fireEvent.change(input, { target: { value: text } });
  fireEvent.blur(input);
  const question = askedNumber();
  const read = parseExactNumber(input.value);
  if (meant !== null) {
    expect([text, read]).toEqual([text, meant]);
    expect(question).toBeNull();
  } else if (question) {
    expect(parseNumber(input.value).kind).toBe('ambiguous');
    expect(within(question).getAllByRole('button').length).toBeGreaterThan(0);
  } else {
    // The limits of the field allow only one of the two meanings of "1,250".
    expect([text, [1.25, 1250].includes(read ?? 0)]).toEqual(['1,250', true]);
  }
}

it('takes a price that was pasted with its currency', () => {
  const changes: unknown[] = [];
  const limits = { minimum: 0, 'x-money': true } as const;
  const { result } = renderHook(() =>
    useNumberText({ value: undefined, limits, written: String, onChange: (value) => changes.push(value) }),
  );
  for (const text of ['٧٫٥٠ دينار', '7.50 JD', '75 قرش', '1 250.5', 'سبعة']) act(() => result.current.type(text));
  expect(changes).toEqual([7.5, 7.5, 0.75, 1250.5, 'سبعة']);
});

it('shows a large price with separators, but not while it is edited', async () => {
  render(
    <AdminProviders>
      <SchemaForm
        schema={domain.itemCreateSchema}
        initial={{ price: 895_000 }}
        label="صنف"
        submit="حفظ"
        submitting="…"
        onSend={() => Promise.resolve()}
      />
    </AdminProviders>,
  );
  await screen.findByRole('button', { name: 'حفظ' });
  const input = numberInputs().find(({ value }) => value !== '');
  expect(input?.value).toBe('895,000.00');
  act(() => input?.focus());
  expect(input?.value).toBe('895000.00');
  expect(input && [input.selectionStart, input.selectionEnd]).toEqual([0, 9]);
  fireEvent.change(input!, { target: { value: '8950005' } });
  act(() => input?.blur());
  expect(input?.value).toBe('8,950,005.00');
});

it('asks about a dot before three digits in a currency with two decimals', () => {
  const read = (currency: Currency, ...texts: readonly string[]) => {
    const changes: unknown[] = [];
    const limits = amountLimits({ minimum: 0, 'x-money': true }, currency);
    const { result } = renderHook(() =>
      useNumberText({ value: undefined, limits, written: String, onChange: (value) => changes.push(value) }),
    );
    for (const text of texts) act(() => result.current.type(text));
    return changes.at(-1);
  };
  expect([read('SAR', '1.250'), read('SAR', '1.1250'), read('JOD', '1.250')]).toEqual(['1.250', 1.125, 1.25]);
  expect(read('OMR', 'R', 'R.', 'R.O', 'R.O.', 'R.O. ', 'R.O. 1', '1.250')).toBe(1.25);
  expect(read('LBP', '895.000 L', '895.000 L.', '895.000 L.L', '895.000.')).toBe(895_000);
});

describe('every number field of every form', () => {
  it.each(forms.map((form) => [form.name, form] as const))('of %s reads what people type, or asks', async (_, form) => {
    const { schema, numbers } = form;
    render(
      <AdminProviders language="ar">
        <SchemaForm schema={schema} label="النموذج" submit="إرسال" submitting="…" onSend={() => Promise.resolve()} />
      </AdminProviders>,
    );
    await screen.findByRole('button', { name: 'إرسال' });
    addRows();
    expect(numberInputs()).toHaveLength(numbers.length);
    for (const [index, number] of numbers.entries()) {
      if (!isFirstOfRules(form.name, index, number)) continue;
      // The last text is one that needs no answer, so that no question is left at the next field.
      for (const [text, meant] of Object.entries(TYPED).reverse()) expectRead(numberInputs()[index]!, text, meant);
    }
  });
});

describe('the forms together', () => {
  it('include the form of every screen with a number field', () => {
    const names = forms.map(({ name }) => name);
    const all = new Map(Object.entries<unknown>({ ...domain }));
    const ofScreens = [...new Set(schemasOfScreens)].filter((name) => {
      const schema = all.get(name);
      return isObjectSchema(schema) && numbersIn(schema).length > 0;
    });
    expect(ofScreens).toContain('itemCreateSchema');
    expect(names).toEqual(expect.arrayContaining(ofScreens));
  });

  it('have these number fields', () => {
    const count = forms.reduce((sum, { numbers }) => sum + numbers.length, 0);
    expect(count).toBeGreaterThan(10);
    reportResult(
      `${count} number fields of ${forms.length} forms, with ${Object.keys(TYPED).join(' ')} typed: read right or asked about, never another number`,
    );
  });
});

describe('the filters of orders', () => {
  const applied = (filter: typeof FilterInput, name: 'top' | 'orderID', text: string) => {
    const Filter = filter;
    const changes: object[] = [];
    const { unmount } = render(
      <AdminProviders language="ar">
        <Filter name={name} label={name} value="" onChange={(change) => changes.push(change)} />
      </AdminProviders>,
    );
    const input = screen.getByRole('searchbox');
    fireEvent.change(input, { target: { value: text } });
    fireEvent.keyDown(input, { key: 'Enter' });
    const asked = screen.queryByRole('group', { name: /أي رقم تقصد/ }) !== null;
    const refused = input.getAttribute('aria-invalid') === 'true';
    unmount();
    return changes[0] ?? (asked ? 'asks' : refused ? 'refuses' : 'nothing');
  };

  it('read percentages as people type them', () => {
    const seen = Object.keys(TYPED).map((text) => applied(PercentFilter, 'top', text));
    const read = { top: '0.0725' };
    expect(seen).toEqual([read, read, read, read, { top: '0.0125' }, 'asks']);
  });

  it('read order numbers, in Arabic digits too, and take ids unchanged', () => {
    expect(['٢٠٤', '۲۰۴', '204', '1,250'].map((text) => applied(OrderFilter, 'orderID', text))).toEqual(
      ['204', '204', '204', '1250'].map((orderID) => ({ orderID })),
    );
    expect(['٧،٢٥', '4 50', '-'].map((text) => applied(OrderFilter, 'orderID', text))).toEqual([
      'refuses',
      'asks',
      'refuses',
    ]);
    const id = 'k3jd9x0q2m5v7b1n8c4z6h0p';
    expect(applied(OrderFilter, 'orderID', id)).toEqual({ orderID: id });
  });
});

import { render, screen, within } from '@testing-library/react';
import { itemSchema, receiveOptionSchema, sectionSchema, type ObjectSchema } from '@qaima/schemas';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { columnsOf } from '../../admin-ui/src/schema-ui/table/columns.js';
import { SchemaTable, type SchemaTableProps } from '../../admin-ui/src/schema-ui/table/SchemaTable.js';
import { AdminProviders } from '../../stories/support/AdminProviders.js';
import { anItem } from '../../stories/support/sampleMenu.js';
import { renderUser, setUpBrowser } from './browserMocks.js';

beforeEach(() => setUpBrowser());

const names = (shape: ObjectSchema) => columnsOf(shape).map(({ name }) => name);
type Row = { readonly _id: string };

const show = (props: Partial<SchemaTableProps<Row>> & { readonly shape: ObjectSchema }, language: 'ar' | 'en' = 'ar') =>
  render(
    <AdminProviders language={language}>
      <SchemaTable rows={[]} caption="القائمة" empty="لا شيء" {...props} />
    </AdminProviders>,
  );

const headings = async () => (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent);
const cells = () => screen.getAllByRole('cell').map(({ textContent }) => textContent);

describe('the columns of a shape', () => {
  it('are its scalars, but for those that the shape keeps out', () => {
    expect(names(sectionSchema)).toEqual(['title', 'prime']);
    expect(names(itemSchema)).toEqual([
      'title',
      'description',
      'price',
      'askPrice',
      'pin',
      'soldOut',
      'hide',
      'interestRecords',
    ]);
    expect(names(receiveOptionSchema)).toEqual(['title', 'description', 'ionIcon', 'kind']);
  });

  it('grow with the shape', () => {
    const calories = { type: ['integer', 'null'], title: 'السعرات' } as const;
    const grown = { ...itemSchema, properties: { ...itemSchema.properties, calories } };
    expect(names(grown as unknown as ObjectSchema)).toContain('calories');
  });
});

describe('a table', () => {
  it('shows labels, money and choices in the language of the screen', async () => {
    show({ shape: itemSchema, rows: [anItem({ price: 4.4, pin: true, soldOut: true })] }, 'en');
    expect(await headings()).toEqual([
      'Name',
      'Description',
      'Price',
      'Market price',
      'Pinned',
      'Sold out',
      'Hidden',
      'Interested',
    ]);
    expect(cells().slice(2)).toEqual(['4.40 JD', 'No', 'Pinned', 'Sold out', 'Shown', '0']);
  });

  it('isolates numbers from the Arabic around them', async () => {
    show({ shape: itemSchema, rows: [anItem({ price: 4.4 })], currency: 'USD' });
    const price = await screen.findByText('4.40 $');
    expect(price.tagName).toBe('BDI');
    expect(price.getAttribute('dir')).toBe('ltr');
  });

  it('says that it is loading, and draws rows that say nothing', async () => {
    show({ shape: sectionSchema, rows: undefined });
    expect((await screen.findByRole('table')).getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('جارٍ التحميل…');
    expect(cells().join('')).toBe('');
  });

  it('says when there is nothing', async () => {
    show({ shape: sectionSchema });
    expect(await screen.findByText('لا شيء')).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('chooses a row by its button, by keyboard too', async () => {
    const onSelect = vi.fn();
    const rows = [
      { _id: 'a', title: 'الشاورما', prime: true },
      { _id: 'b', title: 'البرجر', prime: false },
    ];
    show({ shape: sectionSchema, rows, onSelect, selectedId: 'a' });
    const chosen = await screen.findByRole('button', { name: 'الشاورما' });
    expect(chosen.getAttribute('aria-pressed')).toBe('true');
    expect(chosen.closest('tr')?.getAttribute('aria-current')).toBe('true');
    const user = renderUser();
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(rows[1]);
  });

  it('leaves a cell without a value empty, so that a card omits its heading', async () => {
    show({ shape: sectionSchema, rows: [{ _id: 'a'.repeat(24) }] });
    const [title] = await screen.findAllByRole('cell');
    expect(title!.matches(':empty')).toBe(true);
  });

  it('gives each cell its heading, for when it is laid out as a card', async () => {
    show({ shape: sectionSchema, rows: [{ _id: 'a', title: 'الشاورما', prime: true } as Row] });
    const row = (await screen.findAllByRole('row'))[1]!;
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.dataset['label']),
    ).toEqual(['اسم التصنيف', 'النوع']);
  });
});

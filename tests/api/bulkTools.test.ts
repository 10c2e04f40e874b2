/** Changes of a whole menu: prices, import, export and copies. Each is one step with one undo. */
import {
  auditLogEndpoints,
  comboEndpoints,
  daypartEndpoints,
  endpointUrl,
  extraGroupEndpoints,
  itemEndpoints,
  menuCopyEndpoints,
  menuEndpoints,
  itemImportEndpoints,
  priceChangeEndpoints,
  trashEndpoints,
  type ImportResponse,
  type MenuCopyResponse,
  type PriceChanges,
  type RestoredEntry,
} from '@qaima/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ResponseBody } from '../support/http.js';
import { anItem, idOf, newMenu, newSeededMenu, wholeMenu } from '../support/menus.js';
import { expectError } from '../support/expectError.js';
import { firstSheet, workbookOf } from '../support/spreadsheet.js';
import type { RunningServer } from '../support/server.js';
import { staffMember } from '../support/users.js';
import { sharedServer } from '../support/sharedServer.js';
import { zip } from '../support/zip.js';

let server: RunningServer;
beforeAll(async () => {
  server = await sharedServer();
});

type WithUndo<T> = ResponseBody<T> & { readonly data?: { readonly undo?: string } };

async function aMenu() {
  const own = await newSeededMenu(server);
  const { admin } = own;
  const undo = async (trashId = '') =>
    admin.request<ResponseBody<RestoredEntry>>('POST', endpointUrl(trashEndpoints.restore, { ...own, trashId }));
  const preview = (trashId = '') => admin.ask(trashEndpoints.preview, { params: { ...own, trashId } });
  return { ...own, undo, preview, whole: () => wholeMenu(admin, own.menuId) };
}

describe('a change of prices', () => {
  async function aPricedMenu() {
    const own = await aMenu();
    const group = await own.admin.ask(extraGroupEndpoints.create, {
      params: own,
      body: { title: 'صلصات', extras: [{ title: 'ثوم', price: 0.5 }, { title: 'كتشب' }] },
    });
    await own.admin.ask(itemEndpoints.change, {
      params: own,
      body: {
        price: 9.5,
        subItems: [{ title: 'كيلو', price: 18, code: 'K' }],
        extras: [{ group: idOf(group.data) }],
      },
    });
    await own.admin.ask(itemEndpoints.createMany, { params: own, body: [{ ...anItem, title: 'خبز', price: 0.1 }] });
    const prices = (body: object) =>
      own.admin.request<WithUndo<PriceChanges>>('POST', endpointUrl(priceChangeEndpoints.change, own), { body });
    const shown = async () =>
      ((await own.whole()).sections ?? []).flatMap(({ items = [] }) =>
        items.map(({ price, subItems = [] }) => [price, ...subItems.map((size) => size.price)]),
      );
    return { ...own, prices, shown };
  }

  it('previews before and after, then applies just that, with one undo', async () => {
    const own = await aPricedMenu();
    const combo = idOf(
      (await own.admin.ask(comboEndpoints.create, { params: own, body: { title: 'وجبة', price: 10 } })).data,
    );
    const before = await own.whole();
    const rule = { percent: 8, rounding: 0.05, items: [own.itemId], combos: [combo], extras: true };
    const dry = await own.prices({ ...rule, dry: true });
    const { changes = [], hash } = dry.body.data?.data ?? {};
    expect(changes.map(({ kind, path, from, to }) => [kind, path, from, to])).toEqual([
      ['item', '/subItems/0/price', 18, 19.45],
      ['combo', '/price', 10, 10.8],
      ['extraGroup', '/extras/0/price', 0.5, 0.55],
    ]);
    expect(await own.whole()).toEqual(before);
    const done = await own.prices({ ...rule, hash });
    expect(done.body.data?.data).toEqual(dry.body.data?.data);
    expect((await own.shown())[0]).toEqual([9.5, 19.45]);
    // The trash offers the undo too, when the notification is gone.
    const listed = await own.admin.ask(trashEndpoints.list, { params: own });
    expect(listed.data).toMatchObject([
      {
        ...{ _id: done.body.data?.undo, kind: 'menuChanges', title: '' },
        counts: { items: 1, combos: 1, extraGroups: 1 },
        change: { action: 'prices', percent: 8 },
      },
    ]);
    const after = await own.whole();
    expect(after.combos?.map(({ price }) => price)).toEqual([20, 10.8]);
    expect(after.extraGroups?.[0]?.extras.map(({ price }) => price)).toEqual([0.55, 0]);
    const undone = await own.undo(done.body.data?.undo);
    const counts = { deleted: 0, reverted: 3, kept: 0 };
    expect(undone.body.data?.data).toEqual({ _id: own.menuId, kind: 'menuChanges', counts, left: [] });
    expect(await own.whole()).toEqual(before);
    const log = await own.admin.ask(auditLogEndpoints.ofMenu, { params: own });
    expect(log.data.slice(0, 2).map(({ details }) => details['part'])).toEqual(['undo', 'priceChange']);
  });

  it('changes all prices and sizes if none is named, and skips no-ops', async () => {
    const own = await aPricedMenu();
    const { body } = await own.prices({ amount: -0.5, rounding: 0.5 });
    expect(body.data?.undo).toBeDefined();
    const prices = await own.shown();
    expect(prices[0]).toEqual([9.5, 17.5]);
    expect(prices.at(-1)).toEqual([0.1]);
    expect((await own.prices({ percent: 1, rounding: 0.5, subItems: false })).body.data).toEqual({
      data: { changes: [], hash: expect.any(String) as string },
    });
  });

  it('is refused when the menu has changed; undo keeps later edits', async () => {
    const own = await aPricedMenu();
    const rule = { percent: 10, sections: [own.sectionId] };
    const { hash } = (await own.prices({ ...rule, dry: true })).body.data?.data ?? {};
    const edit = (price: number) =>
      own.admin.ask(itemEndpoints.change, { params: own, body: { subItems: [{ title: 'كيلو', price }] } });
    await edit(5);
    expectError(await own.prices({ ...rule, hash }), 409);
    const done = await own.prices(rule);
    await edit(7);
    const counts = (await own.preview(done.body.data?.undo)).data;
    expect(counts).toMatchObject({ deleted: 0, kept: 1 });
    const undone = await own.undo(done.body.data?.undo);
    expect(undone.body.data?.data.left?.map(({ _id }) => _id)).toEqual([own.itemId]);
    expect(undone.body.data?.data.counts).toEqual(counts);
    const prices = await own.shown();
    expect(prices[0]?.[1]).toBe(7);
    expect(prices.at(-1)).toEqual([0.1]);
  });

  it.each([
    [{}, 400],
    [{ percent: 1, amount: 1 }, 400],
    [{ percent: -95 }, 400],
    [{ percent: 5, rounding: 0.07 }, 400],
    [{ percent: 5, rounding: 250 }, 400],
    [{ amount: 0.0001 }, 400],
    [{ amount: 1_000_001 }, 400],
    [{ percent: 5, items: ['a'.repeat(24)] }, 409],
    [{ percent: 5, sections: ['a'.repeat(24)] }, 409],
    [{ percent: 5, combos: ['a'.repeat(24)] }, 409],
  ])('%o is refused', async (body, status) => {
    const own = await aMenu();
    expectError(await own.admin.request('POST', endpointUrl(priceChangeEndpoints.change, own), { body }), status);
  });
});

describe('a change of prices in pounds', () => {
  it('takes roundings and amounts of the currency, and names wrong fields', async () => {
    const own = await aMenu();
    await own.admin.ask(menuEndpoints.change, { params: own, body: { currency: 'LBP' } });
    await own.admin.ask(itemEndpoints.change, { params: own, body: { price: 1_350_000 } });
    const ask = (body: object) =>
      own.admin.request<WithUndo<PriceChanges>>('POST', endpointUrl(priceChangeEndpoints.change, own), { body });
    for (const [rounding, to] of [
      [250, 1_447_250],
      [500, 1_447_000],
      [1000, 1_447_000],
    ] as const) {
      const { body } = await ask({ percent: 7.2, rounding, items: [own.itemId], dry: true });
      expect(body.data?.data.changes).toMatchObject([{ from: 1_350_000, to }]);
    }
    for (const rounding of [0.05, 1]) expectError(await ask({ percent: 7, rounding }), 400, ['/rounding']);
    const raised = await ask({ amount: 900_000_000, items: [own.itemId] });
    expect(raised.body.data?.data.changes).toMatchObject([{ to: 901_350_000 }]);
    expect((await ask({ percent: 900, items: [own.itemId] })).body.data?.data.changes).toEqual([]);
  });
});

describe('an import', () => {
  const HEAD = 'التصنيف,الاسم,السعر,الوصف,الخيارات,الاسم (en)';

  async function anImport() {
    const own = await aMenu();
    const formOf = (file: string | Uint8Array<ArrayBuffer>, more: Readonly<Record<string, string>> = {}) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(more)) form.set(name, value);
      form.set('file', new Blob([file]), 'menu.csv');
      return form;
    };
    const send = (file: string | Uint8Array<ArrayBuffer>, more: Readonly<Record<string, string>> = {}, query = {}) =>
      own.admin.request<WithUndo<ImportResponse>>('POST', endpointUrl(itemImportEndpoints.send, own, query), {
        body: formOf(file, more),
      });
    const dry = (file: string | Uint8Array<ArrayBuffer>, more = {}) => send(file, more, { dry: '1' });
    const planOf = async (file: string | Uint8Array<ArrayBuffer>, more = {}) => {
      const { body, status } = await dry(file, more);
      if (status !== 200 || !body.data) throw new Error(`${status} ${body.message ?? ''}`);
      return body.data.data;
    };
    const exported = async (query: object) => {
      const response = await own.admin.fetch(endpointUrl(itemImportEndpoints.download, own, { ...query }));
      return new Uint8Array(await response.arrayBuffer());
    };
    return { ...own, send, dry, planOf, exported };
  }

  it('is a plan first, then exactly that plan in one step with one undo', async () => {
    const own = await anImport();
    const before = await own.whole();
    const file = `\ufeff${HEAD}\r\nالأطباق,${anItem.title},٧٫٢٥,"سطر\r\nثانٍ",,Mansaf\r\nالحلويات,كنافة,2.5,=1+1,صغير=2.5; كبير=4,\r\nالأطباق,عصير,"1,250",,,\r\n`;
    const first = await own.planOf(file);
    expect(
      first.plan.problems.map(({ row, field, choices }) => [row, field, choices.map(({ value }) => value)]),
    ).toEqual([[4, 'price', ['1.25', '1250']]]);
    const answers = JSON.stringify([{ row: 4, field: 'price', value: '1.25' }]);
    const { plan, hash } = await own.planOf(file, { answers });
    expect(plan.change[0]?.fields.map(({ field, to }) => [field, to])).toEqual([
      ['translations.en.title', 'Mansaf'],
      ['description', 'سطر\nثانٍ'],
      ['price', 7.25],
    ]);
    expect(plan.create.map(({ title, section }) => [title, section])).toEqual([
      ['كنافة', 'الحلويات'],
      ['عصير', 'الأطباق'],
    ]);
    expect(await own.whole()).toEqual(before);

    const done = await own.send(file, { answers, hash });
    expect(done.status).toBe(200);
    const after = await own.whole();
    const [dishes, sweets] = after.sections ?? [];
    expect(dishes?.items?.map(({ title, price }) => [title, price])).toEqual([
      [anItem.title, 7.25],
      ['عصير', 1.25],
    ]);
    expect(dishes?.items?.[0]?.translations).toEqual({ en: { title: 'Mansaf' } });
    expect(sweets?.title).toBe('الحلويات');
    expect(sweets?.items?.[0]).toMatchObject({ description: '=1+1', subItems: [{ price: 2.5 }, { price: 4 }] });

    const listed = await own.admin.ask(trashEndpoints.list, { params: own });
    expect(listed.data[0]).toMatchObject({ change: { action: 'import', file: 'menu.csv' } });

    // Two items are created, one of them in a new section, and one is changed.
    const counts = { deleted: 3, reverted: 1, kept: 0 };
    expect((await own.preview(done.body.data?.undo)).data).toEqual(counts);
    const undone = await own.undo(done.body.data?.undo);
    expect(undone.body.data?.data).toEqual({ _id: own.menuId, kind: 'menuChanges', counts, left: [] });
    expect(await own.whole()).toEqual(before);
  });

  it('counts no change already undone, and keeps an undo that cannot run yet', async () => {
    const own = await anImport();
    const before = await own.whole();
    const file = `${HEAD}\r\nالحلويات,كنافة,2.5,,,\r\n`;
    const { hash } = await own.planOf(file);
    const { undo = '' } = (await own.send(file, { hash })).body.data ?? {};
    const raised = await own.admin.request<WithUndo<PriceChanges>>(
      'POST',
      endpointUrl(priceChangeEndpoints.change, own),
      {
        body: { percent: 10 },
      },
    );
    // The section that the import has created still contains a changed item, so neither of them is deleted.
    expect((await own.preview(undo)).data).toEqual({ deleted: 0, reverted: 0, kept: 2 });
    expectError(await own.undo(undo), 409);
    expect((await own.undo(raised.body.data?.undo)).status).toBe(200);
    const counts = { deleted: 2, reverted: 0, kept: 0 };
    expect((await own.preview(undo)).data).toEqual(counts);
    expect((await own.undo(undo)).body.data?.data).toMatchObject({ counts, left: [] });
    expect(await own.whole()).toEqual(before);
  });

  it('moves an item to a new section; undo moves it back and deletes that', async () => {
    const own = await anImport();
    const before = await own.whole();
    const file = `_id,${HEAD}\r\n${own.itemId},الحلويات,${anItem.title},,,,\r\n`;
    const { hash } = await own.planOf(file);
    const done = await own.send(file, { hash });
    expect((await own.whole()).sections?.map(({ title, items }) => [title, items?.length])).toEqual([
      [before.sections?.[0]?.title, 0],
      ['الحلويات', 1],
    ]);
    const counts = { deleted: 1, reverted: 1, kept: 0 };
    expect((await own.preview(done.body.data?.undo)).data).toEqual(counts);
    const undone = await own.undo(done.body.data?.undo);
    expect(undone.body.data?.data).toMatchObject({ counts, left: [] });
    expect(await own.whole()).toEqual(before);
  });

  it('reads each export and its own example back unchanged, without remarks', async () => {
    const own = await anImport();
    await own.admin.ask(itemEndpoints.createMany, {
      params: own,
      body: [
        {
          ...anItem,
          title: '=SUM(A1) _x000B__x0041__x005F_',
          subItems: [{ title: 'كيلو', price: 18 }],
          sale: { onSale: true, offPrice: 0.15 },
        },
      ],
    });
    for (const format of ['xlsx', 'csv', 'json']) {
      const { plan } = await own.planOf(await own.exported({ format }));
      expect({ format, ...plan }).toMatchObject({
        format,
        create: [],
        change: [],
        missing: [],
        problems: [],
        ignored: [],
      });
      expect(plan.same).toHaveLength(2);
      const example = await own.planOf(await own.exported({ format, content: 'example' }));
      expect(example.plan).toMatchObject({ create: [{}, {}, {}], change: [], problems: [], ignored: [] });
    }
  });

  it.each([
    ['IQD', ['#,##0', '#,##0.00#', '#,##0'], '#,##0'],
    ['JOD', ['#,##0.00#', '#,##0.00#', '#,##0.00#'], '#,##0.00#'],
    ['KWD', ['#,##0.000', '#,##0.000', '#,##0.000'], '#,##0.000'],
  ] as const)('writes prices in %s with its decimals, and thousandths', async (currency, formats, usual) => {
    const own = await anImport();
    await own.admin.ask(menuEndpoints.change, { params: own, body: { currency } });
    const body = [1500, 1500.125, 0].map((price, at) => ({ ...anItem, title: `${currency} ${at}`, price }));
    await own.admin.ask(itemEndpoints.createMany, { params: own, body });
    const cellsOf = async (content: string, rows: readonly number[]) => {
      const sheet = await firstSheet((await own.exported({ format: 'xlsx', content })).buffer);
      const heads = Array.from({ length: sheet.columnCount }, (_, at) => sheet.getRow(1).getCell(at + 1).value);
      return rows.map((row) => sheet.getRow(row).getCell(heads.indexOf('السعر') + 1));
    };
    const cells = await cellsOf('menu', [3, 4, 5]);
    expect(cells.map(({ value }) => value)).toEqual([1500, 1500.125, 0]);
    expect(cells.map(({ numFmt }) => numFmt)).toEqual(formats);
    // A row that the owner adds to the template.
    expect((await cellsOf('template', [2])).map(({ numFmt }) => numFmt)).toEqual([usual]);
  });

  it('reads back the translations of the items that lacked one', async () => {
    const own = await anImport();
    const languages = { default: 'ar', offered: ['ar', 'en'] };
    await own.admin.request('PUT', endpointUrl(menuEndpoints.change, own, { op: 'default' }), { body: { languages } });
    await own.admin.ask(itemEndpoints.createMany, {
      params: own,
      body: [{ ...anItem, title: 'زعتر بري', description: '', translations: { en: { title: 'Wild thyme' } } }],
    });
    const file = new TextDecoder().decode(await own.exported({ format: 'csv', content: 'untranslated' }));
    expect(file).not.toContain('زعتر بري');
    const [header] = file.replace('\ufeff', '').split('\r\n');
    expect(header).toBe('التصنيف,الاسم,الاسم بالإنجليزية,الوصف,الوصف بالإنجليزية,الخيارات,الخيارات بالإنجليزية,الرمز');
    const sheet = await firstSheet((await own.exported({ format: 'xlsx', content: 'untranslated' })).buffer);
    const columns = Array.from({ length: sheet.columnCount }, (_, index) => sheet.getRow(1).getCell(index + 1).value);
    expect(columns.join(',')).toBe(header);
    const { plan } = await own.planOf(file);
    expect(plan.same).toHaveLength(1);
  });

  it('is refused with a missing, wrong or outdated hash of the menu', async () => {
    const own = await anImport();
    const file = `${HEAD}\nالأطباق,جديد,3`;
    const { hash } = await own.planOf(file);
    await own.admin.ask(itemEndpoints.change, { params: own, body: { description: 'جديد' } });
    expectError(await own.send(file, { hash }), 409);
    expectError(await own.send(file), 400, ['/hash']);
  });

  it('takes a thousand rows, and undoes them', async () => {
    const own = await anImport();
    const rows = Array.from(
      { length: 1000 },
      (_, index) => `قسم ${index % 20},صنف ${index},${index % 90}.5,,صغير=1; كبير=2,`,
    );
    const file = [HEAD, ...rows].join('\n');
    const { plan, hash } = await own.planOf(file);
    expect([plan.create.length, plan.newSections.length, plan.problems.length]).toEqual([1000, 20, 0]);
    const done = await own.send(file, { hash });
    expect((await own.planOf(file)).plan.same).toHaveLength(1000);
    await own.undo(done.body.data?.undo);
    expect((await own.whole()).sections).toHaveLength(1);
  });

  it('reads Windows-1256, semicolons and tabs', async () => {
    const own = await anImport();
    const arabic = Uint8Array.from([0xc7, 0xe1, 0xc7, 0xd3, 0xe3]); // الاسم
    const bytes = Uint8Array.from([...arabic, ...Buffer.from(';price;section\nx;3;y\n')]);
    expect((await own.planOf(bytes)).plan.create).toMatchObject([{ title: 'x', section: 'y', values: { price: 3 } }]);
    const tabs = await own.planOf('name\tprice\tsection\nz\t4\ty\n');
    expect(tabs.plan.create).toMatchObject([{ title: 'z', values: { price: 4 } }]);
  });

  it('reads workbooks whose elements have a prefix', async () => {
    const own = await anImport();
    const main = 'xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
    const cell = (index: number) => `<x:c t="s"><x:v>${index}</x:v></x:c>`;
    const book = zip({
      'xl/workbook.xml': `<x:workbook ${main}><x:sheets><x:sheet name="a" r:id="r2"/></x:sheets></x:workbook>`,
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="r2" Target="worksheets/own.xml"/></Relationships>',
      'xl/sharedStrings.xml': `<x:sst ${main}>${['name', 'price', 'section', 'y', 'z']
        .map((text) => `<x:si><x:t>${text}</x:t></x:si>`)
        .join('')}</x:sst>`,
      'xl/worksheets/own.xml': `<x:worksheet ${main}><x:sheetData><x:row>${[0, 1, 2].map(cell).join('')}</x:row><x:row>${cell(4)}<x:c><x:v>2.5</x:v></x:c>${cell(3)}</x:row></x:sheetData></x:worksheet>`,
    });
    expect((await own.planOf(book)).plan.create).toMatchObject([{ title: 'z', section: 'y', values: { price: 2.5 } }]);
  });

  it('reads all sheets of a workbook with a header, and names the others', async () => {
    const own = await anImport();
    const head = ['الاسم', 'السعر'];
    const book = await workbookOf(
      {
        غلاف: [],
        المشويات: [head, ['كباب', 4], ['شقف', 5]],
        ملاحظات: [['اتصل بأحمد'], ['غدًا']],
        العصائر: [head, ['برتقال', 2]],
        قديم: [head, ['قديم', 1]],
      },
      ['قديم'],
    );
    const { plan, hash } = await own.planOf(book);
    expect(plan).toMatchObject({
      ...{ problems: [], newSections: ['المشويات', 'العصائر'], leftOut: ['ملاحظات', 'قديم'] },
      sheets: [
        { title: 'المشويات', offset: 0 },
        { title: 'العصائر', offset: 3 },
      ],
    });
    expect((await own.send(book, { hash })).status).toBe(200);
    const { sections = [] } = await own.whole();
    expect(sections.slice(-2).map(({ title, items }) => [title, items?.map((one) => one.title)])).toEqual([
      ['المشويات', ['كباب', 'شقف']],
      ['العصائر', ['برتقال']],
    ]);
    expectError(await own.dry(await workbookOf({ a: [], b: [] })), 400);
  });

  it('reads any table: OpenDocument, title rows, and columns as the owner says', async () => {
    const own = await anImport();
    const cell = (text: string | number, more = '') =>
      typeof text === 'number'
        ? `<table:table-cell office:value-type="float" office:value="${text}"${more}><text:p>${text}</text:p></table:table-cell>`
        : `<table:table-cell office:value-type="string"${more}><text:p>${text}</text:p></table:table-cell>`;
    const row = (...cells: readonly string[]) => `<table:table-row>${cells.join('')}</table:table-row>`;
    const book = zip({
      mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
      'content.xml': `<office:document-content><office:body><office:spreadsheet><table:table table:name="المنيو">${[
        row(
          cell('مطعم &amp; مقهى', ' table:number-columns-spanned="3"'),
          '<table:covered-table-cell table:number-columns-repeated="2"/>',
        ),
        '<table:table-row table:number-rows-repeated="2"/>',
        row(cell('القسم'), cell('الصنف'), cell('Price JD'), cell('طعم')),
        row(cell('سمك'), cell('هامور'), cell('حسب السوق'), cell('حار')),
        row('<table:table-cell/>', cell('سلطان'), cell(7.5), cell('عادي')),
      ].join('')}</table:table></office:spreadsheet></office:body></office:document-content>`,
    });
    const { layout, plan } = await own.planOf(book);
    expect(layout).toMatchObject([{ title: 'المنيو', header: 4, above: 1, use: true }]);
    expect(layout[0]?.columns.map(({ key }) => key)).toEqual(['section', 'title', 'price', '']);
    expect([plan.problems, plan.ignored]).toEqual([[], ['طعم']]);
    const mapping = JSON.stringify([{ sheet: 0, columns: ['section', 'title', 'price', 'description'] }]);
    const mapped = await own.planOf(book, { mapping });
    expect(mapped.plan.create.map(({ title, values }) => [title, values])).toMatchObject([
      ['هامور', { askPrice: true, description: 'حار' }],
      ['سلطان', { price: 7.5, description: 'عادي' }],
    ]);
    expectError(await own.send(book, { hash: mapped.hash }), 409);
    expect((await own.send(book, { hash: mapped.hash, mapping })).status).toBe(200);
    for (const format of ['xlsx', 'csv', 'json']) {
      const { plan: again } = await own.planOf(await own.exported({ format }));
      expect(again).toMatchObject({ create: [], change: [], problems: [], ignored: [] });
    }
    expectError(await own.dry(book, { mapping: '{}' }), 400);
  });

  it('asks about cells that became dates, and reads percentages and amounts', async () => {
    const own = await anImport();
    const date = (day: string, numFmt = 'd-mmm') => ({ value: new Date(day), numFmt });
    const book = await workbookOf({
      Sheet1: [
        ['التصنيف', 'الاسم', 'السعر', 'الوصف', 'الخصم', date('2026-03-01')],
        ['الأطباق', 'كباب', date('2026-05-04'), 'x', { value: 0.15, numFmt: '0%' }],
        ['الأطباق', 'شقف', { value: 4.5, numFmt: '#,##0.00 "JD"' }, date('2026-02-01', 'dd/mm/yyyy')],
        ['الأطباق', date('2026-07-07'), { value: 0.5, numFmt: '# ?/?' }],
        ['الأطباق', 'ريش', 7.25, { value: 0.5, numFmt: '0%' }, { value: 1, numFmt: '0%' }],
      ],
    });
    const asked = (await own.planOf(book)).plan;
    expect(asked.problems.map(({ row, field, choices }) => [row, field, ...choices.map(({ value }) => value)])).toEqual(
      [
        [2, 'price', '4.5', '5.4', '4.05'],
        [3, 'description', '1/2', '1/2/2026'],
        [4, 'title', '7/7'],
        [4, 'price', '0.5'],
      ],
    );
    const answers = JSON.stringify(
      asked.problems.map(({ row, field, choices }) => ({ row, field, value: choices[0]?.value })),
    );
    const { plan } = await own.planOf(book, { answers });
    expect(plan).toMatchObject({ problems: [], ignored: ['2026-03-01'] });
    expect(plan.create.map(({ title, values }) => [title, values])).toMatchObject([
      ['كباب', { price: 4.5, sale: { offPrice: 0.15 } }],
      ['شقف', { price: 4.5, description: '1/2' }],
      ['7/7', { price: 0.5 }],
      ['ريش', { price: 7.25, description: '50%', sale: { offPrice: 1 } }],
    ]);
  });

  it('refuses hostile and foreign files in a sentence', async () => {
    const own = await anImport();
    const files: readonly (readonly [string | Uint8Array<ArrayBuffer>, number])[] = [
      ['', 400],
      ['only,headers\n', 400],
      ['{"a":1}', 400],
      ['%PDF-1.7\nxx', 400],
      [Uint8Array.from([0x89, 0x50, 0, 0x47]), 400],
      [Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0]), 400],
      [Uint8Array.from([0x50, 0x4b, 3, 4, 9, 9, 9]), 400],
      [zip({ 'xl/worksheets/sheet1.xml': Buffer.alloc(60 * 1024 * 1024) }), 400],
      [zip({ 'xl/vbaProject.bin': 'x' }), 400],
      [new Uint8Array(11 * 1024 * 1024), 413],
    ];
    for (const [file, status] of files) expectError(await own.dry(file), status);
    expectError(await own.dry('name,price\nx,1', { answers: '{' }), 400);
  });

  it('is also sent as JSON', async () => {
    const own = await anImport();
    const body = { items: [{ section: 'الأطباق', title: 'فتوش', price: 2, subItems: [{ title: 'كبير', price: 3 }] }] };
    const path = endpointUrl(itemImportEndpoints.send, own, { dry: '1' });
    const { body: answer } = await own.admin.request<WithUndo<ImportResponse>>('POST', path, { body });
    expect(answer.data?.data.plan).toMatchObject({ create: [{ title: 'فتوش' }], problems: [] });
  });
});

describe('a copy', () => {
  it('copies sections with their contents to another own menu, with one undo', async () => {
    const own = await aMenu();
    const group = await own.admin.ask(extraGroupEndpoints.create, {
      params: own,
      body: { title: 'صلصات', extras: [{ title: 'ثوم', price: 0.5 }] },
    });
    const extra = group.data.extras[0]?._id ?? '';
    const extras = [{ group: idOf(group.data), prices: [{ extra, price: 0.25 }] }];
    await own.admin.ask(itemEndpoints.change, {
      params: own,
      body: { extras, subItems: [{ title: 'كبير', price: 8 }] },
    });
    await own.admin.ask(comboEndpoints.change, { params: own, body: { items: [own.itemId] } });
    const breakfast = { title: 'الفطور', windows: [{ start: '07:00', end: '11:00' }], outside: 'hide' as const };
    const daypart = await own.admin.ask(daypartEndpoints.create, { params: own, body: breakfast });
    const lunch = { ...breakfast, title: 'الغداء' };
    const deleted = await own.admin.ask(daypartEndpoints.create, { params: own, body: lunch });
    const body = { dayparts: [idOf(daypart.data), idOf(deleted.data)] };
    await own.admin.ask(itemEndpoints.change, { params: own, body });
    await own.admin.ask(daypartEndpoints.remove, { params: { ...own, daypartId: idOf(deleted.data) } });
    const provider = await staffMember(server);
    const target = { menuId: await newMenu(provider, own.admin) };
    const empty = await wholeMenu(own.admin, target.menuId);
    const copy = (body: object) =>
      own.admin.request<WithUndo<MenuCopyResponse>>('POST', endpointUrl(menuCopyEndpoints.send, own), { body });

    const done = await copy({ to: target.menuId });
    expect(done.body.data?.data).toEqual({
      ...{ to: target.menuId, sections: 1, items: 1, galleries: 1, extraGroups: 1, combos: 1, dayparts: 1 },
    });
    const listed = await own.admin.ask(trashEndpoints.list, { params: target });
    expect(listed.data).toMatchObject([{ counts: { sections: 1, items: 1 }, change: { action: 'copy' } }]);
    const copied = await wholeMenu(own.admin, target.menuId);
    const [section] = copied.sections ?? [];
    const [item] = section?.items ?? [];
    const [copiedGroup] = copied.extraGroups ?? [];
    expect(item?.extras).toMatchObject([
      { group: copiedGroup?._id, prices: [{ extra: copiedGroup?.extras[0]?._id, price: 0.25 }] },
    ]);
    expect(copied.combos?.[0]?.items).toMatchObject([{ _id: item?._id }]);
    expect(copied.dayparts).toMatchObject([breakfast]);
    expect(item?.dayparts).toEqual([copied.dayparts?.[0]?._id]);
    const source = await own.whole();
    const ids = (value: unknown) => new Set(JSON.stringify(value).match(/[a-z0-9]{24}/g));
    const before = ids([source.sections, source.extraGroups, source.combos, source.dayparts]);
    for (const id of ids([copied.sections, copied.extraGroups, copied.combos, copied.dayparts]))
      expect(before.has(id)).toBe(false);

    const trashId = done.body.data?.undo ?? '';
    await own.admin.request('POST', endpointUrl(trashEndpoints.restore, { ...target, trashId }));
    expect(await wholeMenu(own.admin, target.menuId)).toEqual(empty);

    const part = await copy({ to: target.menuId, sections: [own.sectionId] });
    expect(part.body.data?.data).toMatchObject({ sections: 1, items: 1, extraGroups: 1, combos: 0 });
    // A second copy uses the daypart that is there already.
    await copy({ to: target.menuId, sections: [own.sectionId] });
    const twice = await wholeMenu(own.admin, target.menuId);
    const [equal] = twice.dayparts ?? [];
    expect(twice.dayparts).toMatchObject([breakfast]);
    expect(twice.sections?.map(({ items = [] }) => items.map(({ dayparts }) => dayparts))).toEqual([
      [[equal?._id]],
      [[equal?._id]],
    ]);
  });

  it('is refused for others’ menus, the same menu, and missing sections', async () => {
    const own = await aMenu();
    const other = await newSeededMenu(server);
    const copy = (body: object) => own.admin.request('POST', endpointUrl(menuCopyEndpoints.send, own), { body });
    expectError(await copy({ to: other.menuId }), 403);
    expectError(await copy({ to: 'a'.repeat(24) }), 404, ['/to']);
    expectError(await copy({ to: own.menuId }), 400, ['/to']);
    expectError(
      await other.admin.request('POST', endpointUrl(menuCopyEndpoints.send, own), { body: { to: other.menuId } }),
      403,
    );
  });
});

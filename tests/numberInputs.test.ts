/** Checks that every numeric input of the apps is parsed by the domain package's `parseNumber`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const sources = ['admin-ui/src', 'menu-site/src'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => ({ file: join(folder, name), text: readFileSync(join(folder, name), 'utf8') })),
);

/** Inputs with a numeric keyboard that are excluded, with the reason. */
const READ_ELSEWHERE: Readonly<Record<string, string>> = {
  'admin-ui/src/schema-ui/form/widgets/TimeInput.tsx': 'a time of day',
  'admin-ui/src/schema-ui/form/widgets/DateTimeWidget.tsx': 'a day and a time of day',
  'admin-ui/src/schema-ui/form/widgets/TextWidget.tsx': 'a type: no text kind is numeric',
  'admin-ui/src/components/DateField.tsx': 'a day',
  'admin-ui/src/features/orders/OrderFilters.tsx': 'FilterInput.tsx',
  'admin-ui/src/features/items/createMany/NewItemRow.tsx': 'createMany/useRows.ts',
  'menu-site/src/components/Field.tsx': 'client/form/validation.ts',
  'menu-site/src/pages/account/fields.tsx': 'a code that was mailed',
  'menu-site/src/pages/account/TwoSteps.tsx': 'a code of an authenticator app',
  'menu-site/src/pages/cart/CustomerFields.tsx': 'client/form/validation.ts and cart/client/customerForm.ts',
  'menu-site/src/pages/cart/TipChoice.tsx': 'cart/client/tip.ts',
  'menu-site/src/pages/menu/item-panel/ItemPanel.tsx': 'item-panel/client/panelValues.ts',
};

describe('inputs for digits', () => {
  it('are never the browser’s own: it drops Arabic digits', () => {
    const own = sources.filter(({ text }) => /type="number"|type: 'number' as|type={'number'}/.test(text));
    expect(own.map(({ file }) => file)).toEqual([]);
  });

  it('are read by the domain package', () => {
    const drawn = sources.filter(({ text }) => /inputMode[^\n]*['"](?:numeric|decimal)['"]/.test(text));
    const unread = drawn.filter(
      ({ text }) => !/\b(?:parseExactNumber|AmbiguousNumberPrompt|useNumberText)\b/.test(text),
    );
    expect(unread.map(({ file }) => file).filter((file) => !(file in READ_ELSEWHERE))).toEqual([]);
    expect(drawn.length).toBeGreaterThan(8);
    const readers = sources.filter(({ text }) => /\bparseExactNumber\(/.test(text)).map(({ file }) => file);
    for (const place of [
      'createMany/useRows.ts',
      'client/form/validation.ts',
      'cart/client/customerForm.ts',
      'client/panelValues.ts',
    ])
      expect(readers.some((file) => file.endsWith(place))).toBe(true);
  });

  it('are read in no second way', () => {
    const other = sources.filter(({ text }) => /parseFloat\(|parseInt\(/.test(text));
    expect(other.map(({ file }) => file)).toEqual([
      // Parses only text that the server has rendered.
      'menu-site/src/client/money.ts',
      // Reads the size of letters that the browser has computed.
      'menu-site/src/pages/menu/item-panel/client/scrolledHeader.ts',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { testsOfChange } from './changedTests.mjs';

const of = (stage: string, ...files: string[]) => testsOfChange(stage, files, 'abc');

describe('npm test -- changed', () => {
  it('runs every API and browser test for a change of server or schemas', () => {
    for (const file of ['cms/src/api/item/item.ts', 'schemas/src/price/sale.ts', 'tests/support/sql.ts'])
      for (const stage of ['api', 'api-postgres', 'e2e']) expect([file, of(stage, file)]).toEqual([file, ['']]);
  });

  it('runs the tests of one side for a change of that side', () => {
    expect(of('e2e', 'admin-ui/src/app/App.tsx')).toContain('owner');
    expect(of('e2e', 'admin-ui/src/app/App.tsx')).not.toContain('guest');
    expect(of('e2e', 'menu-site/src/entry-server.tsx')).toContain('guest');
    expect(of('api', 'admin-ui/src/app/App.tsx')).toEqual([]);
    expect(of('api', 'menu-site/server/main.ts')).toEqual(['']);
    expect(of('stories', 'admin-ui/src/app/App.tsx')).toEqual(['']);
  });

  it('runs the changed tests alone if nothing else was changed', () => {
    expect(of('api', 'tests/api/cart.test.ts')).toEqual(['tests/api/cart.test.ts']);
    expect(of('e2e', 'tests/e2e/guestSearch.spec.ts')).toEqual(['tests/e2e/guestSearch.spec.ts']);
    expect(of('e2e', 'README.md')).toEqual([]);
    expect(of('stories', 'tests/e2e/guestSearch.spec.ts')).toEqual([]);
  });

  it('always checks, and leaves unit and component tests to their imports', () => {
    expect(of('check', 'README.md')).toEqual(['']);
    expect(of('unit', 'README.md')).toEqual(['--changed=abc']);
  });
});

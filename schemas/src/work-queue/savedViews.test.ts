import { expect, it } from 'vitest';
import { MAX_SAVED_VIEWS, viewsToAdd, withView, type SavedView } from './savedViews.js';

const aView = (name: string, find = ''): SavedView => ({
  name,
  queue: 'unpaid',
  sort: 'owed',
  direction: 'desc',
  find,
});
const named = (views: readonly SavedView[] | null) => views?.map(({ name }) => name);
const many = Array.from({ length: MAX_SAVED_VIEWS }, (_, index) => aView(`v${index}`));

it('adds a new view last, renames in place, and keeps names unique', () => {
  const views = [aView('a'), aView('b'), aView('c')];
  expect(named(withView(views, aView('d')))).toEqual(['a', 'b', 'c', 'd']);
  expect(named(withView(views, { ...aView('x'), before: 'b' }))).toEqual(['a', 'x', 'c']);
  expect(withView(views, aView('b', 'rana'))).toEqual([aView('a'), aView('b', 'rana'), aView('c')]);
  expect(named(withView(views, { ...aView('c'), before: 'a' }))).toEqual(['c', 'b']);
});

it('takes no view beyond the most, but changes of those that are there', () => {
  expect(withView(many, aView('new'))).toBeNull();
  expect(named(withView(many, { ...aView('new'), before: 'v3' }))?.[3]).toBe('new');
});

it('adds the views of another place without losing one of either', () => {
  const { added, left } = viewsToAdd([aView('a'), aView('b')], [aView('a'), aView('b', 'rana'), aView('c')]);
  expect(added).toEqual([aView('b (2)', 'rana'), aView('c')]);
  expect(left).toEqual([]);
  const long = 'x'.repeat(40);
  expect(named(viewsToAdd([aView(long)], [aView(long, 'rana')]).added)).toEqual([`${'x'.repeat(36)} (2)`]);
  expect(viewsToAdd(many.slice(1), [aView('one'), aView('two')])).toEqual({
    added: [aView('one')],
    left: [aView('two')],
  });
});

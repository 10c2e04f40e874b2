import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportVisit } from './visit.js';

const asked = vi.fn<typeof fetch>();
const sent = () => asked.mock.calls.map(([to, { method, body } = {}]) => [method, to, body]);
const readyState = vi.spyOn(document, 'readyState', 'get');

beforeEach(() => {
  asked.mockReset().mockResolvedValue(Response.json({ status: 'success' }));
  vi.stubGlobal('fetch', asked);
  document.body.dataset['menu'] = 'abc';
});
afterEach(() => {
  delete document.body.dataset['menu'];
});

it('is reported once, without a body, only after the page has loaded', () => {
  readyState.mockReturnValue('interactive');
  reportVisit(document);
  expect(sent()).toEqual([]);
  dispatchEvent(new Event('load'));
  dispatchEvent(new Event('load'));
  expect(sent()).toEqual([['POST', '/api/v1/quickmenu/abc/visits', undefined]]);
});

it('is reported at once on a page that has loaded already', () => {
  readyState.mockReturnValue('complete');
  reportVisit(document);
  expect(sent()).toHaveLength(1);
});

it('is of a menu alone', () => {
  readyState.mockReturnValue('complete');
  delete document.body.dataset['menu'];
  reportVisit(document);
  expect(sent()).toEqual([]);
});

it('is none of the frame in which an owner reviews the page', () => {
  readyState.mockReturnValue('complete');
  vi.stubGlobal('window', { top: {} });
  reportVisit(document);
  vi.unstubAllGlobals();
  expect(sent()).toEqual([]);
});

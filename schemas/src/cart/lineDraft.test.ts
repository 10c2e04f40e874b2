import { expect, it } from 'vitest';
import type { CartLine } from './cart.js';
import { isPlainLine, lineDraft, lineDraftKey } from './lineDraft.js';

const priced = { title: 'x', groupTitle: 'x', unitPrice: 1, freeUnits: 0, price: 1 };
const line: CartLine = {
  item: { _id: 'wrap', title: 'شاورما' },
  subItem: 1,
  quantity: 2,
  startDate: null,
  endDate: null,
  price: 9,
  note: 'بلا بصل',
  choices: [
    { group: 'bread', extra: 'saj', quantity: 1, ...priced },
    { group: 'sauce', extra: 'hot', quantity: 2, ...priced },
  ],
};

it('is what a line is made of, without what the server computes', () => {
  expect(lineDraft(line)).toEqual({
    item: 'wrap',
    subItem: 1,
    quantity: 2,
    note: 'بلا بصل',
    choices: [
      { group: 'bread', extra: 'saj', quantity: 1 },
      { group: 'sauce', extra: 'hot', quantity: 2 },
    ],
  });
  const pick = { choice: 0, item: 'cola', title: 'x', choiceTitle: 'x', price: 0 };
  const combo: CartLine = { combo: { _id: 'c', title: 'x', items: [] }, quantity: 1, price: 1, picks: [pick] };
  expect(lineDraft(combo)).toEqual({ combo: 'c', quantity: 1, picks: [{ choice: 0, item: 'cola', subItem: null }] });
});

it('is the same in any quantity and order, and differs in everything else', () => {
  const draft = lineDraft(line);
  const choices = draft.choices?.toReversed() ?? [];
  expect(lineDraftKey({ ...draft, quantity: 7, choices })).toBe(lineDraftKey(draft));
  expect(lineDraftKey({ item: 'x', choices: [] })).toBe(lineDraftKey({ item: 'x', subItem: null, note: '' }));
  const others = [
    { item: 'y' },
    { subItem: 0 },
    { note: '' },
    { choices: choices.slice(1) },
    { startDate: '2026-11-22' },
  ];
  for (const other of others) expect(lineDraftKey({ ...draft, ...other })).not.toBe(lineDraftKey(draft));
});

it('is plain without any choice, and not if it lacks a preselected extra', () => {
  for (const plain of [
    { item: 'x', quantity: 2 },
    { item: 'x', choices: [] },
    { combo: 'c', picks: [] },
  ])
    expect(isPlainLine(plain, '')).toBe(true);
  expect(isPlainLine({ item: 'x', choices: [] }, 'بدون بصل')).toBe(false);
  const others = [
    { subItem: 0 },
    { note: 'y' },
    { choices: [{ group: 'g', extra: 'e', quantity: 1 }] },
    { startDate: '2026-11-22' },
  ];
  for (const other of others) expect(isPlainLine({ item: 'x', ...other }, undefined)).toBe(false);
});

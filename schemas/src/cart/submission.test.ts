import { describe, expect, it } from 'vitest';
import { validate } from '../validation.js';
import { describeIssues } from '../core/issueMessage.js';
import { submissionSchemaFor } from './submission.js';
import type { ReceiveKind } from '../receive-option/receive-option.js';
import type { PurchaseMethod } from './prices.js';

const phone = '0791234567';
const problems = (method: PurchaseMethod, options: number, said: object) =>
  describeIssues(validate(submissionSchemaFor(method, options), said).issues, 'en').errors;

describe('a submission', () => {
  it.each([
    ['order', 0, { phone }],
    ['order', 0, { phone, receiveOption: 7 }],
    ['order', 2, { phone, receiveOption: 1 }],
    [
      'order',
      2,
      { phone: '٠٧٩١٢٣٤٥٦٧', receiveOption: 0, name: '', email: '', notes: '', address: '', guestsNo: null },
    ],
    ['reserve', 0, { phone, name: 'رنا', guestsNo: 1 }],
    ['reserve', 2, { phone, name: 'رنا', guestsNo: 1000, receiveOption: null, email: 'rana@example.com' }],
  ] as const)('to a menu of method %s with %i options takes %j', (method, options, said) => {
    expect(problems(method, options, said)).toEqual([]);
  });

  it.each([
    ['order', 0, {}, '/phone', 'This field is required'],
    ['order', 0, { phone: '123' }, '/phone', 'Invalid phone number'],
    ['order', 2, { phone }, '/receiveOption', 'Please choose how to receive the order'],
    ['order', 2, { phone, receiveOption: 2 }, '/receiveOption', 'This way of receiving the order is not available'],
    ['order', 0, { phone, email: 'rana@' }, '/email', 'Invalid Email'],
    ['reserve', 0, { phone, guestsNo: 1 }, '/name', 'This field is required'],
    ['reserve', 0, { phone, name: ' ', guestsNo: 1 }, '/name', 'This field is required'],
    ['reserve', 0, { phone, name: 'رنا' }, '/guestsNo', 'This field is required'],
    ['reserve', 0, { phone, name: 'رنا', guestsNo: 0 }, '/guestsNo', 'Guests: a number from 1 to 1,000.'],
    ['reserve', 0, { phone, name: 'رنا', guestsNo: 1001 }, '/guestsNo', 'Guests: a number from 1 to 1,000.'],
    ['reserve', 0, { phone, name: 'رنا', guestsNo: 1.5 }, '/guestsNo', 'Guests: a number from 1 to 1,000.'],
    [
      'reserve',
      1,
      { phone, name: 'رنا', guestsNo: 1, receiveOption: 1 },
      '/receiveOption',
      'This type of reservation is not available',
    ],
  ] as const)('to a menu of method %s with %i options refuses %j: %s', (method, options, said, path, message) => {
    expect(problems(method, options, said)).toEqual([{ path, message }]);
  });

  const received = (kind: ReceiveKind | null, said: object) =>
    describeIssues(validate(submissionSchemaFor('order', 1, kind), { phone, receiveOption: 0, ...said }).issues, 'ar')
      .errors;

  it.each([
    ['delivery', {}, '/address', 'يرجى كتابة عنوان التوصيل'],
    ['delivery', { address: '  ', table: '7' }, '/address', 'يرجى كتابة عنوان التوصيل'],
    ['dine-in', {}, '/table', 'يرجى كتابة رقم الطاولة'],
    ['dine-in', { table: '', address: 'خلدا' }, '/table', 'يرجى كتابة رقم الطاولة'],
  ] as const)('received by %s refuses %j: %s', (kind, said, path, message) => {
    expect(received(kind, said)).toEqual([{ path, message }]);
  });

  it.each([
    ['delivery', { address: 'خلدا' }],
    ['dine-in', { table: '7' }],
    ['pickup', {}],
    [null, {}],
  ] as const)('received by %s takes %j', (kind, said) => {
    expect(received(kind, said)).toEqual([]);
  });

  it('needs neither phone nor name at a table, but a right phone if any', () => {
    const at = (kind: ReceiveKind, said: object) =>
      describeIssues(validate(submissionSchemaFor('order', 1, kind), { receiveOption: 0, ...said }).issues, 'en')
        .errors;
    expect(at('dine-in', { table: '7' })).toEqual([]);
    expect(at('dine-in', { table: '7', phone: '' })).toEqual([]);
    expect(at('dine-in', { table: '7', phone: '123' })).toMatchObject([{ path: '/phone' }]);
    expect(at('pickup', {})).toMatchObject([{ path: '/phone' }]);
  });

  it('is checked by one schema for all menus that ask the same', () => {
    expect(submissionSchemaFor('order', 3)).toBe(submissionSchemaFor('order', 3));
    expect(submissionSchemaFor('order', 3)).not.toBe(submissionSchemaFor('order', 2));
  });
});

import { describe, expect, it } from 'vitest';
import { issueMessage } from './issueMessage.js';
import type { ValidationIssue } from './validationIssue.js';

const say = (problem: Partial<ValidationIssue> & Pick<ValidationIssue, 'keyword'>) =>
  issueMessage({ path: '', params: {}, blank: false, ...problem }, 'ar');

it('names the limit of a fraction in percent, as its field shows it', () => {
  const schema = { type: ['number', 'null'], minimum: 0, maximum: 1 } as const;
  expect(say({ keyword: 'maximum', params: { limit: 1 }, schema })).toContain('\u2066100%\u2069');
  expect(say({ keyword: 'minimum', params: { limit: 0 }, schema })).toContain('\u20660%\u2069');
});

describe('a value in a sentence', () => {
  it('is isolated from it: an address and a negative number keep their order', () => {
    expect(say({ keyword: 'format', params: { format: 'web-link' } })).toContain('\u2066https://\u2069');
    expect(say({ keyword: 'minimum', params: { limit: -90 } })).toContain('\u2066-90\u2069');
    expect(say({ keyword: 'additionalProperties', params: { additionalProperty: 'b-1)' } })).toContain(
      '\u2068b-1)\u2069',
    );
  });
});

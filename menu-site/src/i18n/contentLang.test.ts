import { expect, it } from 'vitest';
import { contentLang } from './contentLang.js';

it('names the language of text that differs from its page', () => {
  expect(contentLang('لحم خروف', 'en')).toBe('ar');
  expect(contentLang('Lamb', 'ar')).toBe('en');
  expect(contentLang('Lamb', 'en')).toBeUndefined();
  expect(contentLang('لحم خروف', 'ar')).toBeUndefined();
});

it('takes Arabic text with Latin names for Arabic', () => {
  expect(contentLang('بيبسي Pepsi', 'ar')).toBeUndefined();
  expect(contentLang('بيبسي Pepsi', 'en')).toBe('ar');
});

it('says nothing of text without letters', () => {
  expect(contentLang('7.50', 'ar')).toBeUndefined();
  expect(contentLang('', 'ar')).toBeUndefined();
  expect(contentLang(null, 'en')).toBeUndefined();
});

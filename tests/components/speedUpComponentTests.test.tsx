/** The replacements of `tests/support/speedUpComponentTests.ts` find what browsers find. */
import { render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, it } from 'vitest';

it('finds the labels of a field: by id, around it, and no others', () => {
  render(
    <form>
      <label htmlFor="price">Price</label>
      <label htmlFor="other">Other</label>
      <input id="price" />
      <label>
        Size <select /> <input name="second" />
      </label>
      <textarea aria-label="Note" />
    </form>,
  );
  const labels = (role: string, name: string) =>
    [...(screen.getByRole<HTMLInputElement>(role, { name }).labels ?? [])].map(({ textContent }) => textContent.trim());
  expect(labels('textbox', 'Price')).toEqual(['Price']);
  expect(labels('combobox', 'Size')).toEqual(['Size']);
  expect(labels('textbox', 'Note')).toEqual([]);
  expect(document.querySelector<HTMLInputElement>('[name=second]')?.labels).toHaveLength(0);
  expect(screen.queryByLabelText('Other', { selector: 'input' })).toBeNull();
});

it('computes what is shown from attributes and inline styles', () => {
  render(
    <>
      <p hidden>a</p>
      <p style={{ visibility: 'hidden' }}>
        <span>b</span>
      </p>
      <button type="button">
        <span style={{ display: 'none' }}>No</span>
        <span>Yes</span>
      </button>
      <dialog>c</dialog>
    </>,
  );
  const styleOf = (text: string) => getComputedStyle(screen.getByText(text));
  expect(styleOf('a').display).toBe('none');
  expect(styleOf('b').visibility).toBe('hidden');
  expect(styleOf('c').getPropertyValue('display')).toBe('none');
  expect(styleOf('Yes').visibility).toBe('visible');
  expect(screen.getByRole('button', { name: 'Yes' })).toBeDefined();
});

it('records no stack of an element, which React keeps for its messages', () => {
  const { _debugStack } = createElement('p') as unknown as { readonly _debugStack?: Error };
  expect(_debugStack?.message).toBe('react-stack-top-frame');
  expect(_debugStack?.stack).not.toContain('speedUpComponentTests.test');
});

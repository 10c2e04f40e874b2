import { act, fireEvent, render, screen } from '@testing-library/react';
import { useNotify } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Alone } from '../../stories/support/Alone.js';
import { setUpBrowser } from './screen.js';

beforeEach(() => {
  setUpBrowser();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const TEXT = 'تم تعديل العنصر';

function Speaker() {
  const notify = useNotify();
  return (
    <>
      <button onClick={() => notify(TEXT, { type: 'success' })}>done</button>
      <button onClick={() => notify('تعذّر الحفظ', { type: 'error' })}>failed</button>
    </>
  );
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function open() {
  render(
    <Alone>
      <Speaker />
    </Alone>,
  );
  await pass(0);
}

const say = async (name: string) => {
  fireEvent.click(screen.getByText(name));
  await pass(0);
};

describe('a notice', () => {
  it('goes by itself after five seconds, in 300 ms', async () => {
    await open();
    await say('done');
    await pass(4999);
    expect(screen.getByText(TEXT)).toBeDefined();
    await pass(1);
    await pass(299);
    expect(screen.getByText(TEXT)).toBeDefined();
    await pass(1);
    expect(screen.queryByText(TEXT)).toBeNull();
  });

  it('is not said again while it is shown, and may be said again after', async () => {
    await open();
    await say('done');
    await pass(3000);
    await say('done');
    expect(screen.getAllByText(TEXT)).toHaveLength(1);
    await pass(2000);
    await pass(300);
    expect(screen.queryByText(TEXT)).toBeNull();
    await say('done');
    expect(screen.getAllByText(TEXT)).toHaveLength(1);
  });

  it('has a style of its own when it is an error, and interrupts a screen reader', async () => {
    await open();
    await say('done');
    await say('failed');
    const done = screen.getByText(TEXT);
    const failed = screen.getByText('تعذّر الحفظ');
    expect(done.closest('[data-error]')?.getAttribute('data-error')).toBe('false');
    expect(failed.closest('[data-error]')?.getAttribute('data-error')).toBe('true');
    expect(done.closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
    expect(failed.closest('[aria-live]')?.getAttribute('aria-live')).toBe('assertive');
  });

  it('can be closed', async () => {
    await open();
    await say('done');
    fireEvent.click(screen.getByRole('button', { name: 'إغلاق التنبيه' }));
    await pass(300);
    expect(screen.queryByText(TEXT)).toBeNull();
  });
});

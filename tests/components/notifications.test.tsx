import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AdminProviders } from '../../stories/support/AdminProviders.js';
import { Dialog } from '../../admin-ui/src/components/Dialog.js';
import { OpenDialogsProvider } from '../../admin-ui/src/components/openDialogs.js';
import { resolveTopic } from '../../admin-ui/src/data/notificationTopics.js';
import { PHONE, setScreenWidth, setUpBrowser } from './browserMocks.js';

beforeEach(() => {
  setUpBrowser();
  undo.mockReset().mockResolvedValue();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const GONE = 'تم حذف الصنف «حمص»';
/** The undo callback of the notification of a deletion. */
const undo = vi.fn<() => Promise<void>>();

const TEXT = 'تم تعديل الصنف';

function Speaker() {
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button onClick={() => notify(TEXT, { type: 'success' })}>done</button>
      <button onClick={() => notify('تعذّر الحفظ', { type: 'error' })}>failed</button>
      <button onClick={() => notify('تعذّرت الدفعة', { type: 'error', topic: 'payment' })}>refused</button>
      <button onClick={() => resolveTopic('payment')}>resolve</button>
      <button onClick={() => setAsking(true)}>ask</button>
      <Dialog open={isAsking}>سؤال</Dialog>
      <button onClick={() => notify(GONE, { type: 'success', undo })}>deleted</button>
    </>
  );
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function open() {
  render(
    <OpenDialogsProvider>
      <AdminProviders>
        <Speaker />
      </AdminProviders>
    </OpenDialogsProvider>,
  );
  await pass(0);
}

const t = async (name: string) => {
  fireEvent.click(screen.getByText(name));
  await pass(0);
};

describe('a notice', () => {
  it('closes by itself after five seconds, within 300 ms', async () => {
    await open();
    await t('done');
    await pass(4999);
    expect(screen.getByText(TEXT)).toBeDefined();
    await pass(1);
    await pass(299);
    expect(screen.getByText(TEXT)).toBeDefined();
    await pass(1);
    expect(screen.queryByText(TEXT)).toBeNull();
  });

  it('of an error leaves once its topic is resolved, and no other', async () => {
    await open();
    await t('refused');
    await t('failed');
    await t('resolve');
    expect(screen.queryByText('تعذّرت الدفعة')).toBeNull();
    expect(screen.getByText('تعذّر الحفظ')).toBeDefined();
  });

  it('closes when a dialog opens, unless it is an error or an undo', async () => {
    await open();
    await t('done');
    await t('failed');
    await t('deleted');
    await t('ask');
    expect(screen.queryByText(TEXT)).toBeNull();
    expect(screen.getByText('تعذّر الحفظ')).toBeDefined();
    expect(screen.getByText(GONE)).toBeDefined();
  });

  it('is announced once while it is shown, and again later', async () => {
    await open();
    await t('done');
    await pass(3000);
    await t('done');
    expect(screen.getAllByText(TEXT)).toHaveLength(1);
    await pass(2000);
    await pass(300);
    expect(screen.queryByText(TEXT)).toBeNull();
    await t('done');
    expect(screen.getAllByText(TEXT)).toHaveLength(1);
  });

  it('is styled differently as an error, and interrupts a screen reader', async () => {
    await open();
    await t('done');
    await t('failed');
    const done = screen.getByText(TEXT);
    const failed = screen.getByText('تعذّر الحفظ');
    expect(done.closest('[data-error]')?.getAttribute('data-error')).toBe('false');
    expect(failed.closest('[data-error]')?.getAttribute('data-error')).toBe('true');
    expect(done.closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
    expect(failed.closest('[aria-live]')?.getAttribute('aria-live')).toBe('assertive');
  });

  it('can be closed', async () => {
    await open();
    await t('done');
    fireEvent.click(screen.getByRole('button', { name: 'إغلاق التنبيه' }));
    await pass(300);
    expect(screen.queryByText(TEXT)).toBeNull();
  });
});

describe('several notices', () => {
  it('show one at a time on a phone, and the undo again after a plain one', async () => {
    setScreenWidth(PHONE);
    await open();
    const shown = () => [...document.querySelectorAll('[data-error]')].map(({ textContent }) => textContent);
    await t('deleted');
    await t('failed');
    expect(shown()).toEqual(['تعذّر الحفظ']);
    await pass(5000);
    await pass(300);
    expect(shown()).toEqual([expect.stringContaining(GONE)]);
    await pass(4000);
    expect(shown()).toHaveLength(1);
    await pass(1000);
    await pass(300);
    expect(shown()).toEqual([]);
  });

  it('show one again that another hides on a phone', async () => {
    setScreenWidth(PHONE);
    await open();
    for (const button of ['done', 'failed', 'done']) await t(button);
    const shown = [...document.querySelectorAll('[data-error]')].map(({ textContent }) => textContent);
    expect(shown).toEqual([TEXT]);
  });

  it('give way to the newest where controls in use leave no space for all', async () => {
    await open();
    const bar = document.body.appendChild(document.createElement('div'));
    bar.dataset['keepClear'] = '';
    bar.getBoundingClientRect = () => new DOMRect(0, 0, 390, 844);
    const region = screen.getByRole('region', { name: 'التنبيهات' });
    region.getBoundingClientRect = () => new DOMRect(16, 600, 358, 120);
    await t('deleted');
    await t('done');
    await t('failed');
    // `waitFor` advances the fake timers, but by less than the five seconds after which a notification disappears.
    await act(() =>
      vi.waitFor(() =>
        expect([...region.querySelectorAll('[data-error]')].map((one) => one.textContent)).toEqual([
          expect.stringContaining('تعذّر الحفظ'),
        ]),
      ),
    );
    bar.remove();
  });
});

describe('a notice that offers to undo', () => {
  const undoButtons = () => screen.queryAllByRole('button', { name: 'تراجع' });

  it('undoes once, and closes', async () => {
    await open();
    await t('deleted');
    fireEvent.click(undoButtons()[0]!);
    fireEvent.click(undoButtons()[0]!);
    await pass(0);
    await pass(300);
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(GONE)).toBeNull();
  });

  it('is announced for each deletion, even with the same text', async () => {
    await open();
    await t('deleted');
    await t('deleted');
    expect(screen.getAllByText(GONE)).toHaveLength(2);
    expect(undoButtons()).toHaveLength(2);
  });

  it('closes after five seconds, but not while hovered or focused', async () => {
    await open();
    await t('deleted');
    await pass(4000);
    fireEvent.focus(undoButtons()[0]!);
    await pass(60_000);
    expect(undoButtons()).toHaveLength(1);
    fireEvent.blur(undoButtons()[0]!);
    await pass(5000);
    await pass(300);
    expect(screen.queryByText(GONE)).toBeNull();
    expect(undo).not.toHaveBeenCalled();
  });

  it('stays for another try when it fails', async () => {
    undo.mockRejectedValueOnce(new Error('no network'));
    await open();
    await t('deleted');
    fireEvent.click(undoButtons()[0]!);
    await pass(0);
    expect(undoButtons()[0]).toHaveProperty('disabled', false);
    fireEvent.click(undoButtons()[0]!);
    await pass(0);
    await pass(300);
    expect(undo).toHaveBeenCalledTimes(2);
    expect(screen.queryByText(GONE)).toBeNull();
  });

  it('is announced to screen readers together with its button', async () => {
    await open();
    await t('deleted');
    expect(undoButtons()[0]?.closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
    expect(undoButtons()[0]?.closest('[aria-live]')?.textContent).toContain(GONE);
  });
});

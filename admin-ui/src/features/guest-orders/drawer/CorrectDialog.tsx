/**
 * Corrects the lines of an order: another quantity, none, or another item. The server prices the draft, so that the
 * dialog shows what the guest will read. (docs/spec/domain.md#corrections)
 */
import { useId, useState } from 'react';
import { orderCorrectionEndpoints, type GuestOrder, type OrderCorrection } from '@qaima/schemas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Minus, Plus, Replace, Undo2, X } from 'lucide-react';
import { useApi } from '../../../data/api.js';
import { useMenuName } from '../../../data/menu.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { useInbox } from '../inbox/OrderInboxProvider.js';
import { lineSummary } from '../shared/lineText.js';
import { CorrectedLines, ProblemText } from '../shared/orderComponents.js';
import shared from '../shared/shared.module.css';
import { useOrderText } from '../shared/useOrderText.js';
import css from './orderSheet.module.css';
import { OrderSheet } from './OrderSheet.js';
import { Replacement } from './Replacement.js';

type Change = OrderCorrection['changes'][number];

interface CorrectDialogProps {
  readonly order: GuestOrder;
  readonly onClose: () => void;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : '');

export function CorrectDialog({ order, onClose }: CorrectDialogProps) {
  const t = useTranslate();
  const text = useOrderText();
  const api = useApi();
  const menuId = useMenuName();
  const { inbox } = useInbox();
  const titleId = useId();
  const [changes, setChanges] = useState<readonly Change[]>([]);
  const [replacing, setReplacing] = useState<number | null>(null);
  const [words, setWords] = useState('');
  const [agreed, setAgreed] = useState(false);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState('');
  const { _id: cartId, state: from, revision = 0, currency } = order;
  const { data, error } = useQuery({
    queryKey: ['correction', menuId, cartId, revision, changes],
    queryFn: async ({ signal }) => {
      const body = { from, revision, changes: [...changes] };
      return (await api.send(orderCorrectionEndpoints.preview, { params: { menuId, cartId }, body, signal })).data;
    },
    enabled: changes.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const preview = changes.length > 0 && !error ? data : undefined;
  const grows = preview !== undefined && preview.after > preview.before;
  const change = (line: number, next: Omit<Change, 'line'> | null) =>
    setChanges((all) => [...all.filter((one) => one.line !== line), ...(next ? [{ ...next, line }] : [])]);
  const submit = async () => {
    if (isSending || !preview) return;
    setSending(true);
    setProblem('');
    try {
      await inbox.correct(order, { changes: [...changes], agreed, ...(words.trim() && { reasonText: words.trim() }) });
      onClose();
    } catch (refusal) {
      setProblem(messageOf(refusal) || t('orderCorrection.failed'));
      setSending(false);
    }
  };
  const replaced = replacing === null ? undefined : order.items[replacing];
  return (
    <OrderSheet titleId={titleId} onClose={onClose}>
      <div className={css['head']}>
        <h2 id={titleId}>
          {replaced
            ? t('orderCorrection.instead', { title: lineSummary(replaced) })
            : t('orderCorrection.title', { order: text.name(order) })}
        </h2>
        <button type="button" className={css['close']} aria-label={t('orderDetails.keep')} onClick={onClose}>
          <X size={22} aria-hidden="true" />
        </button>
      </div>
      {replaced && replacing !== null ? (
        <Replacement
          line={replaced}
          currency={currency}
          onBack={() => setReplacing(null)}
          onChoose={(instead) => {
            change(replacing, { instead });
            setReplacing(null);
          }}
        />
      ) : (
        <>
          <div className={css['scroll']}>
            <fieldset className={css['reasons']}>
              <p className={css['marked']}>{t('orderCorrection.hint')}</p>
              {order.items.map((line, index) => {
                const changed = changes.find((one) => one.line === index);
                const quantity = changed?.instead ? null : (changed?.quantity ?? line.quantity);
                const title = lineSummary(line);
                const next = (wish: number) =>
                  change(index, wish === line.quantity || wish < 0 ? null : { quantity: wish });
                return (
                  <div key={index} className={css['line']}>
                    <span className={css['lineTitle']}>
                      {changed ? <del>{title}</del> : title}
                      {quantity === 0 && ` · ${t('orderCorrection.removed')}`}
                    </span>
                    {quantity !== null && (
                      <>
                        <button
                          type="button"
                          className={shared['outlined']}
                          aria-label={t('orderCorrection.less', { title })}
                          aria-disabled={quantity === 0}
                          onClick={() => quantity > 0 && next(order.service === 'reserve' ? 0 : quantity - 1)}
                        >
                          <Minus size={18} aria-hidden="true" />
                        </button>
                        <bdi className={css['quantity']}>{quantity}</bdi>
                        <button
                          type="button"
                          className={shared['outlined']}
                          data-more=""
                          aria-label={t('orderCorrection.more', { title })}
                          onClick={() => next(quantity + 1)}
                        >
                          <Plus size={18} aria-hidden="true" />
                        </button>
                      </>
                    )}
                    {changed ? (
                      <button type="button" className={shared['outlined']} onClick={() => change(index, null)}>
                        <Undo2 size={18} aria-hidden="true" />
                        {t('orderCorrection.keep')}
                      </button>
                    ) : (
                      <button type="button" className={shared['outlined']} onClick={() => setReplacing(index)}>
                        <Replace size={18} aria-hidden="true" />
                        {t('orderCorrection.replace')}
                      </button>
                    )}
                  </div>
                );
              })}
              <label className={css['words']}>
                {t('orderCorrection.words')}
                <textarea rows={2} maxLength={200} value={words} onChange={({ target }) => setWords(target.value)} />
              </label>
            </fieldset>
          </div>
          <div className={css['foot']}>
            {preview && (
              <div role="status">
                <CorrectedLines changes={preview.changes} />
                <strong>
                  {t('orderCorrection.total', {
                    before: text.money(preview.before, currency),
                    after: text.money(preview.after, currency),
                  })}
                </strong>
              </div>
            )}
            {grows && (
              <>
                <label className={css['tick']}>
                  <input type="checkbox" checked={agreed} onChange={({ target }) => setAgreed(target.checked)} />
                  {t('orderCorrection.agreed')}
                </label>
                {!agreed && <p className={css['back']}>{t('orderCorrection.asks')}</p>}
              </>
            )}
            {(problem || (changes.length > 0 && error)) && <ProblemText>{problem || messageOf(error)}</ProblemText>}
            <div className={css['buttons']}>
              <button
                type="button"
                className={`${shared['filled'] ?? ''} ${shared['large'] ?? ''}`}
                aria-disabled={!preview || isSending}
                onClick={() => void submit()}
              >
                {t(
                  isSending ? 'orderBoard.sending' : grows && !agreed ? 'orderCorrection.ask' : 'orderCorrection.save',
                )}
              </button>
              <button
                type="button"
                className={`${shared['outlined'] ?? ''} ${shared['large'] ?? ''}`}
                onClick={onClose}
              >
                {t('orderDetails.keep')}
              </button>
            </div>
          </div>
        </>
      )}
    </OrderSheet>
  );
}

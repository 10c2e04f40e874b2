/** Creates items from pasted JSON, after a preview of each row. (docs/spec/owners-area.md#pasted-json) */
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { issueMessage, ApiError } from '@qaima/schemas';
import { useNotify } from 'react-admin';
import { useReportUnsaved } from '../../../components/unsavedChanges.js';
import { useRefetchMenu } from '../../../data/menu.js';
import { useNotifyError } from '../../../data/useMenuMutations.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import { tokens } from '../../../theme/theme.js';
import { BulkPage } from '../bulk/BulkPage.js';
import { SectionSelect } from '../bulk/SectionSelect.js';
import { useSendNewItems } from '../bulk/useSendNewItems.js';
import { useItemValidator } from '../bulk/useItemValidator.js';
import type { ViewProps } from '../viewProps.js';
import { PasteExample } from './PasteExample.js';
import { PastePreview } from './PastePreview.js';
import { PasteText } from './PasteText.js';
import { usePastedRows } from './usePastedRows.js';

export default function PastePage({ sections, currency, onClose, onAdded }: ViewProps) {
  const t = useTranslate();
  const language = useLanguage();
  const notify = useNotify();
  const reload = useRefetchMenu();
  const notifyError = useNotifyError();
  const createMany = useSendNewItems();
  const setUnsaved = useReportUnsaved('panel');
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [sectionId, setSectionId] = useState('');
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const underWay = useRef(false);
  const review = usePastedRows(useDeferredValue(text), useItemValidator(), currency);
  const { fault, kept, wrong } = review;
  useEffect(() => {
    setUnsaved(text.trim() !== '');
  }, [setUnsaved, text]);

  async function send() {
    if (underWay.current) return;
    setTried(true);
    if (fault) return area.current?.focus();
    if (sectionId === '' || wrong.length > 0 || kept.length === 0) return;
    underWay.current = true;
    setSending(true);
    try {
      await createMany(
        sectionId,
        kept.map(({ value }) => value),
      );
    } catch (error) {
      notifyError(error);
      if (error instanceof ApiError) review.answer(kept, error.errors);
      return;
    } finally {
      underWay.current = false;
      setSending(false);
    }
    setUnsaved(false);
    await reload();
    notify(t('bulk.added', { smart_count: kept.length }), { type: 'success' });
    onAdded([sectionId]);
  }

  /** Why the rows can't be submitted; shown only after an attempt. */
  const reason = () => {
    if (!tried) return '';
    if (fault) return '';
    if (wrong.length > 0) return t('paste.fixFirst', { smart_count: wrong.length });
    if (kept.length === 0) return t('bulk.chooseOne');
    return '';
  };

  const count = fault ? 0 : kept.length;
  const required = issueMessage({ path: '', keyword: 'required', params: {}, blank: true }, language);
  return (
    <BulkPage
      title={t('bulk.paste')}
      hint={t('paste.hint')}
      onClose={onClose}
      foot={
        <>
          <Button
            variant="contained"
            disabled={sending}
            onClick={() => void send()}
            sx={{ flexGrow: { xs: 1, md: 0 } }}
          >
            {sending ? t('form.creating') : t(count > 0 ? 'bulk.addThem' : 'bulk.addNone', { smart_count: count })}
          </Button>
          <Button variant="outlined" color="inherit" disabled={sending} onClick={onClose}>
            {t('confirm.cancel')}
          </Button>
          <Box role="status" sx={{ color: tokens.danger, fontSize: 13 }}>
            {reason()}
          </Box>
        </>
      }
    >
      <Box sx={columns}>
        <Box sx={card}>
          <SectionSelect
            sections={sections}
            value={sectionId}
            missing={tried && sectionId === ''}
            disabled={sending}
            onChange={setSectionId}
          />
          <PasteText
            areaRef={area}
            text={text}
            fault={fault}
            message={tried && text.trim() === '' ? required : undefined}
            disabled={sending}
            onText={setText}
          />
          <PasteExample onUse={text.trim() === '' ? setText : undefined} />
        </Box>
        {review.rows.length > 0 && <PastePreview review={review} currency={currency} disabled={sending} />}
      </Box>
    </BulkPage>
  );
}

const columns = {
  display: 'grid',
  gap: '16px',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 1080px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '&:has(> :nth-child(2))': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' },
  },
} as const;

const card = {
  display: 'grid',
  gap: '16px',
  padding: '16px',
  border: `1px solid ${tokens.line}`,
  borderRadius: '16px',
  backgroundColor: tokens.surface,
  boxShadow: tokens.lift,
} as const;

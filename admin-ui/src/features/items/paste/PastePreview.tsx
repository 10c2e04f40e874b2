/**
 * The items to create from the pasted JSON, with their errors. The user excludes an invalid item, or corrects it in the
 * JSON.
 */
import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { toThousandths, type Currency, type FieldError } from '@qaima/schemas';
import { propertyOf } from '@qaima/schemas/core/typeGuards';
import { CircleAlert, CircleCheck, CircleMinus } from 'lucide-react';
import { Price } from '../../../components/Price.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import { tokens } from '../../../theme/theme.js';
import { fieldLabel } from '../bulk/fieldName.js';
import { VirtualList } from '../../../components/itemPicker/VirtualList.js';
import type { PastedRows, PastedRow } from './usePastedRows.js';

interface PastePreviewProps {
  readonly review: PastedRows;
  readonly currency: Currency | undefined;
  readonly disabled: boolean;
}

export function PastePreview({ review, currency, disabled }: PastePreviewProps) {
  const t = useTranslate();
  const { rows, kept, wrong, skip } = review;
  const [onlyWrong, setOnlyWrong] = useState(false);
  const hasWrong = rows.some(({ errors }) => errors.length > 0);
  const shown = onlyWrong && hasWrong ? rows.filter(({ errors }) => errors.length > 0) : rows;
  return (
    <Box component="section" aria-label={t('paste.preview')} sx={frame}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 8px', padding: '10px 16px' }}>
        <Box component="h3" sx={{ margin: 0, fontSize: 16, fontWeight: 800 }}>
          {t('paste.preview')}
        </Box>
        <Box role="status" sx={{ flexGrow: 1, fontSize: 13, color: tokens.muted }}>
          {t('items.count', { smart_count: kept.length })}
          {wrong.length > 0 && (
            <Box component="span" sx={{ color: tokens.danger, fontWeight: 700 }}>
              {' · '}
              {t('paste.wrong', { smart_count: wrong.length })}
            </Box>
          )}
        </Box>
        {hasWrong && (
          <Button size="small" color="inherit" aria-pressed={onlyWrong} onClick={() => setOnlyWrong(!onlyWrong)}>
            {t(onlyWrong ? 'paste.showAll' : 'paste.showWrong')}
          </Button>
        )}
        {wrong.length > 1 && (
          <Button
            size="small"
            disabled={disabled}
            onClick={() =>
              skip(
                wrong.map(({ number }) => number),
                true,
              )
            }
          >
            {t('paste.skipWrong')}
          </Button>
        )}
      </Box>
      <VirtualList
        rows={shown}
        label={t('paste.preview')}
        keyOf={({ number }) => String(number)}
        height={({ errors }) => 48 + errors.length * 20}
        draw={(row) => (
          <Line row={row} currency={currency} disabled={disabled} onSkip={(skipped) => skip([row.number], skipped)} />
        )}
      />
    </Box>
  );
}

const frame = {
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: 'min(720px, 78dvh)',
  overflow: 'hidden',
  border: `1px solid ${tokens.line}`,
  borderRadius: '16px',
  backgroundColor: tokens.surface,
  boxShadow: tokens.lift,
  '@media (min-width: 1080px)': { position: 'sticky', insetBlockStart: tokens.topBar + 16 },
} as const;

interface LineProps {
  readonly row: PastedRow;
  readonly currency: Currency | undefined;
  readonly disabled: boolean;
  readonly onSkip: (skipped: boolean) => void;
}

function Line({ row, currency, disabled, onSkip }: LineProps) {
  const t = useTranslate();
  const { number, value, errors, skipped } = row;
  const { title, price } = shownOf(value);
  const isWrong = errors.length > 0;
  const Mark = skipped ? CircleMinus : isWrong ? CircleAlert : CircleCheck;
  return (
    <Box
      data-wrong={isWrong && !skipped}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: '10px',
        minBlockSize: 48,
        padding: '4px 16px',
        borderBlockStart: `1px solid ${tokens.line}`,
        backgroundColor: isWrong && !skipped ? tokens.dangerSoft : undefined,
      }}
    >
      <Mark
        size={18}
        color={skipped ? tokens.muted : isWrong ? tokens.danger : tokens.accent}
        style={{ flexShrink: 0 }}
        aria-hidden="true"
      />
      <Box component="span" sx={{ minInlineSize: 28, color: tokens.muted, fontSize: 13 }}>
        <span className="sr-only">{t('form.row', { row: number })}</span>
        <span aria-hidden="true">{number}</span>
      </Box>
      <Box sx={{ flexGrow: 1, minInlineSize: 0 }}>
        <Box
          sx={{
            fontSize: 14,
            lineHeight: '22px',
            fontWeight: 600,
            overflowWrap: 'anywhere',
            ...(skipped && { color: tokens.muted, textDecoration: 'line-through' }),
          }}
        >
          <bdi>{title || '—'}</bdi>
        </Box>
        {!skipped && errors.map((error) => <ErrorLine key={error.path + error.message} error={error} />)}
        {skipped && <Box sx={{ fontSize: 12.5, color: tokens.muted }}>{t('paste.skipped')}</Box>}
      </Box>
      {price !== null && !skipped && !isWrong && <Price thousandths={price} currency={currency} />}
      {(isWrong || skipped) && (
        <Button
          size="small"
          color="inherit"
          disabled={disabled}
          aria-label={t(skipped ? 'paste.takeRow' : 'paste.skipRow', { row: number })}
          onClick={() => onSkip(!skipped)}
        >
          {t(skipped ? 'paste.take' : 'paste.skip')}
        </Button>
      )}
    </Box>
  );
}

function ErrorLine({ error: { path, message } }: { readonly error: FieldError }) {
  const language = useLanguage();
  const name = fieldLabel(path, language);
  return (
    <Box sx={{ color: tokens.danger, fontSize: 12.5, lineHeight: '20px', overflowWrap: 'anywhere' }}>
      {name && <b>{name}: </b>}
      {message}
    </Box>
  );
}

/** The title and price of a row, which may contain any JSON value. */
function shownOf(value: unknown): { readonly title: string; readonly price: number | null } {
  const title = propertyOf(value, 'title');
  const price = propertyOf(value, 'price');
  return {
    title: typeof title === 'string' ? title.slice(0, 120) : '',
    price: typeof price === 'number' && Number.isFinite(price) && Math.abs(price) <= 1e6 ? toThousandths(price) : null,
  };
}

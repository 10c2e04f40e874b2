/**
 * Imports items from a file. The screen first asks for decisions, then applies exactly the plan that it shows.
 * (docs/spec/owners-area.md#import)
 */
import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { FileSpreadsheet, RefreshCw } from 'lucide-react';
import { ScreenLayout } from '../../../components/ScreenLayout.js';
import { useReportUnsaved } from '../../../components/unsavedChanges.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { tokens } from '../../../theme/theme.js';
import { BulkPage } from '../bulk/BulkPage.js';
import type { ViewProps } from '../viewProps.js';
import { ChooseFile, FileButton } from './ChooseFile.js';
import { ColumnMapping } from './ColumnMapping.js';
import { PlanGroups } from './PlanGroups.js';
import { PlanTiles, type PlanGroup } from './PlanTiles.js';
import { useImport, type ImportState } from './useImport.js';

export default function ImportPage({ onClose, onAdded }: ViewProps) {
  const t = useTranslate();
  const setUnsaved = useReportUnsaved('panel');
  const state = useImport(() => {
    setUnsaved(false);
    onAdded([]);
  });
  const { plan, busy } = state;
  const open = (file: File) => {
    setUnsaved(true);
    void state.open(file);
  };
  const count = plan ? plan.create.length + plan.change.length : 0;
  const undecided = plan?.problems.length ?? 0;
  const reason = !plan
    ? ''
    : undecided > 0
      ? t('import.undecided', { smart_count: undecided })
      : count === 0
        ? t('import.nothing')
        : '';
  return (
    <ScreenLayout panel={null}>
      <BulkPage
        title={t('import.title')}
        hint={t('import.hint')}
        onClose={onClose}
        foot={
          <>
            <Button
              variant="contained"
              disabled={busy !== null || !plan || reason !== ''}
              onClick={() => void state.apply()}
              sx={{ flexGrow: { xs: 1, md: 0 } }}
            >
              {busy === 'applying' ? t('import.applying') : t('import.apply', { smart_count: count })}
            </Button>
            <Button variant="outlined" color="inherit" disabled={busy === 'applying'} onClick={onClose}>
              {t('confirm.cancel')}
            </Button>
            <Box role="status" sx={{ color: reason ? tokens.danger : tokens.muted, fontSize: 13 }}>
              {busy === 'applying'
                ? t('import.applyingRows', { smart_count: count })
                : reason || (plan ? t('import.oneStep') : '')}
            </Box>
            {busy === 'applying' && (
              <LinearProgress aria-label={t('import.applying')} sx={{ flexBasis: '100%', borderRadius: 4 }} />
            )}
          </>
        }
      >
        {plan && state.file ? (
          <Plan state={state} plan={plan} onFile={open} />
        ) : (
          <ChooseFile busy={busy !== null} onFile={open} />
        )}
      </BulkPage>
    </ScreenLayout>
  );
}

interface PlanProps {
  readonly state: ImportState;
  readonly plan: NonNullable<ImportState['plan']>;
  readonly onFile: (file: File) => void;
}

function Plan({ state, plan, onFile }: PlanProps) {
  const t = useTranslate();
  const [only, setOnly] = useState<PlanGroup | null>(null);
  const { answers, busy, file } = state;
  return (
    <Box sx={{ display: 'grid', gap: '12px' }} aria-busy={busy !== null}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' }}>
        <FileSpreadsheet size={26} aria-hidden="true" color={tokens.accent} />
        <Box sx={{ flexGrow: 1, minInlineSize: 0 }}>
          <Box sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
            <bdi>{file?.name}</bdi>
          </Box>
          <Box role="status" sx={{ color: tokens.muted, fontSize: 13 }}>
            {busy === 'reading' ? t('import.reading') : t('import.read', { smart_count: plan.rows })}
          </Box>
        </Box>
        {answers.length > 0 && (
          <Button variant="outlined" color="inherit" disabled={busy !== null} onClick={() => void state.reconsider()}>
            {t('import.reconsider')}
          </Button>
        )}
        <FileButton
          variant="outlined"
          icon={RefreshCw}
          label={t('import.otherFile')}
          disabled={busy !== null}
          onFile={onFile}
        />
      </Box>
      {plan.ignored.length > 0 && (
        <Box sx={{ color: tokens.muted, fontSize: 13.5 }}>
          {t('import.ignored', { columns: plan.ignored.map((one) => `«${one}»`).join(t('bulk.comma')) })}
        </Box>
      )}
      {plan.sheets.length > 0 && (
        <Box sx={{ color: tokens.muted, fontSize: 13.5 }}>
          {t('import.sheets', { sheets: plan.sheets.map(({ title }) => `«${title}»`).join(t('bulk.comma')) })}
        </Box>
      )}
      {plan.leftOut.length > 0 && (
        <Box sx={{ color: tokens.danger, fontSize: 13.5 }}>
          {t('import.leftOut', { sheets: plan.leftOut.map((one) => `«${one}»`).join(t('bulk.comma')) })}
        </Box>
      )}
      {plan.newSections.length > 0 && (
        <Box sx={{ color: tokens.muted, fontSize: 13.5 }}>
          {t('import.newSections', { sections: plan.newSections.map((one) => `«${one}»`).join(t('bulk.comma')) })}
        </Box>
      )}
      <ColumnMapping
        key={file?.lastModified}
        layout={state.layout}
        disabled={busy !== null}
        onChange={(mapping) => void state.map(mapping)}
      />
      <PlanTiles plan={plan} only={only} onOnly={setOnly} />
      <PlanGroups
        plan={plan}
        only={only}
        disabled={busy !== null}
        onDecide={state.decide}
        onDecideSections={state.decideSections}
        onDecideAll={state.decideAll}
        onSkip={state.skip}
      />
    </Box>
  );
}

/** The templates of messages to clients, in one language at a time. (docs/spec/staff-console.md#messages) */
import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import { LANGUAGES, messageKindField, type Language } from '@qaima/schemas';
import { Card } from '../../components/Card.js';
import { ListUnavailable } from '../../components/ListUnavailable.js';
import { RowsSkeleton } from '../../components/RowsSkeleton.js';
import { Segmented } from '../../components/Segmented.js';
import { ScreenLayout } from '../../components/ScreenLayout.js';
import { TemplateEditor } from '../../schema-ui/TemplateEditor.js';
import { useMessageTemplates } from '../../data/useMessageTemplates.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { tokens } from '../../theme/theme.js';
import { sampleValues } from './sampleOrder.js';

export default function MessagesScreen() {
  const t = useTranslate();
  const language = useLanguage();
  const id = useId();
  const [shown, setShown] = useState<Language>('ar');
  const { data, error, refetch } = useMessageTemplates();
  return (
    <ScreenLayout panel={null}>
      {data?.cliq === null && <Box sx={{ mb: 2, color: tokens.muted }}>{t('message.noAlias')}</Box>}
      {!data && !error && <RowsSkeleton />}
      {!data && error && <ListUnavailable error={error} onRetry={() => void refetch()} />}
      <Box sx={{ maxInlineSize: 360 }}>
        <Segmented
          id={id}
          label={t('message.templatesLanguage')}
          value={shown}
          choices={LANGUAGES.map((one) => ({ value: one, label: t(`languages.names.${one}`) }))}
          onChange={(chosen) => setShown(chosen === 'en' ? 'en' : 'ar')}
        />
      </Box>
      <Box
        sx={{
          mt: 2,
          display: 'grid',
          gap: '16px',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(440px, 100%), 1fr))',
        }}
      >
        {data?.templates.map((template) => (
          // The other language is hidden, not unmounted, so that what was typed there is not lost.
          <div key={`${template.name} ${template.language}`} hidden={template.language !== shown}>
            <Card
              title={messageKindField['x-options'][template.name][language]}
              beside={!template.isDefault && <span>{t('message.own')}</span>}
            >
              <TemplateEditor template={template} values={sampleValues(template, data.cliq)} />
            </Card>
          </div>
        ))}
      </Box>
    </ScreenLayout>
  );
}

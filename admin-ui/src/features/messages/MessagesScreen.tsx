/** The templates of messages to clients. (docs/spec/staff-console.md#messages) */
import Box from '@mui/material/Box';
import { messageKindField } from '@qaima/schemas';
import { Card } from '../../components/Card.js';
import { ListUnavailable } from '../../components/ListUnavailable.js';
import { RowsSkeleton } from '../../components/RowsSkeleton.js';
import { ScreenLayout } from '../../components/ScreenLayout.js';
import { TemplateEditor } from '../../schema-ui/TemplateEditor.js';
import { useMessageTemplates } from '../../data/useMessageTemplates.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { tokens } from '../../theme/theme.js';
import { sampleValues } from './sampleOrder.js';

export default function MessagesScreen() {
  const t = useTranslate();
  const language = useLanguage();
  const { data, error, refetch } = useMessageTemplates();
  return (
    <ScreenLayout panel={null}>
      {data?.cliq === null && <Box sx={{ mb: 2, color: tokens.muted }}>{t('message.noAlias')}</Box>}
      {!data && !error && <RowsSkeleton />}
      {!data && error && <ListUnavailable error={error} onRetry={() => void refetch()} />}
      <Box
        sx={{ display: 'grid', gap: '16px', gridTemplateColumns: 'repeat(auto-fill, minmax(min(440px, 100%), 1fr))' }}
      >
        {data?.templates.map((template) => (
          <Card
            key={template.name}
            title={messageKindField['x-options'][template.name][language]}
            beside={!template.isDefault && <span>{t('message.own')}</span>}
          >
            <TemplateEditor template={template} values={sampleValues(template.name, data.cliq)} />
          </Card>
        ))}
      </Box>
    </ScreenLayout>
  );
}

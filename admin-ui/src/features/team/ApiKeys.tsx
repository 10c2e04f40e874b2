/** The keys by which programs, such as tills, call the API for the menu. A new key is shown once. */
import { useState } from 'react';
import Box from '@mui/material/Box';
import {
  apiKeyCreateSchema,
  apiKeySchema,
  isDate,
  lastDayOfSale,
  LIST_SEPARATOR,
  saleUntilEndOf,
  todayIn,
  type ApiKey,
  type ApiKeyCreateInput,
} from '@qaima/schemas';
import { Card } from '../../components/Card.js';
import { CopyField } from '../../components/CopyField.js';
import { DateField } from '../../components/DateField.js';
import { DateTime } from '../../components/DateTime.js';
import { DeleteButton } from '../../components/DeleteButton.js';
import { DividedListItem } from '../../components/DividedListItem.js';
import { ListUnavailable } from '../../components/ListUnavailable.js';
import { RowsSkeleton } from '../../components/RowsSkeleton.js';
import { useMenu } from '../../data/menu.js';
import { useApiKeyMutations, useApiKeys } from '../../data/useApiKeys.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import type { Overrides } from '../../schema-ui/fieldOverrides.js';
import { errorAria } from '../../schema-ui/form/formContext.js';
import type { FormWidgetProps } from '../../schema-ui/form/formTypes.js';
import { SchemaForm } from '../../schema-ui/form/SchemaForm.js';
import { tokens } from '../../theme/theme.js';

export function ApiKeys() {
  const t = useTranslate();
  const { data: keys, error, refetch } = useApiKeys();
  return (
    <Card title={t('apiKeys.caption')}>
      <Box component="p" sx={{ margin: '0 0 12px', color: tokens.muted, fontSize: 13.5 }}>
        {t('apiKeys.hint')}
      </Box>
      {error && !keys && <ListUnavailable error={error} onRetry={() => void refetch()} />}
      {!error && !keys && <RowsSkeleton count={1} />}
      {keys && keys.length > 0 && (
        <Box component="ul" aria-label={t('apiKeys.caption')} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {keys.map((key) => (
            <KeyRow key={key._id} apiKey={key} />
          ))}
        </Box>
      )}
      {keys && <CreateKey />}
    </Card>
  );
}

function KeyRow({ apiKey }: { readonly apiKey: ApiKey }) {
  const t = useTranslate();
  const language = useLanguage();
  const { revoke } = useApiKeyMutations();
  const { _id, title, scopes, hint = '', expiresAt, lastUsedAt } = apiKey;
  const words = apiKeySchema.properties.scopes.items['x-options'];
  return (
    <DividedListItem gap="8px 12px" paddingBlock="10px">
      <Box sx={{ flex: '1 1 180px', minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 700 }}>
          <bdi>{title}</bdi> <bdi dir="ltr">…{hint}</bdi>
        </Box>
        <Box sx={{ fontSize: 13 }}>{scopes.map((scope) => words[scope][language]).join(LIST_SEPARATOR[language])}</Box>
        <Box sx={{ color: tokens.muted, fontSize: 13 }}>
          {lastUsedAt ? (
            <>
              {t('apiKeys.lastUsed')} <DateTime at={lastUsedAt} />
            </>
          ) : (
            t('apiKeys.neverUsed')
          )}
          {expiresAt && (
            <>
              {' · '}
              {t('apiKeys.until')} <DateTime at={expiresAt} />
            </>
          )}
        </Box>
      </Box>
      <DeleteButton
        label={t('apiKeys.delete', { title })}
        iconOnly
        title={t('apiKeys.delete', { title })}
        question={t('apiKeys.deleteText')}
        onRemove={() => revoke(_id)}
      />
    </DividedListItem>
  );
}

/** The last day on which a key is valid, in the venue's time zone. */
function LastDayWidget({ id, value, rawErrors, disabled, onChange, onBlur }: FormWidgetProps) {
  const zone = useMenu().data?.settings?.timeZone;
  const text = typeof value === 'string' ? value : '';
  return (
    <DateField
      id={id}
      value={Number.isNaN(Date.parse(text)) ? text : lastDayOfSale(text, zone)}
      min={todayIn(zone, new Date())}
      disabled={disabled ?? false}
      {...errorAria(id, rawErrors)}
      onChange={(day) => onChange(isDate(day) ? saleUntilEndOf(day, zone) : day || undefined)}
      onBlur={() => onBlur(id, value)}
    />
  );
}

const overrides: Overrides = {
  'ApiKey.expiresAt': { widget: LastDayWidget, hint: 'apiKeys.noEnd' },
};

function CreateKey() {
  const t = useTranslate();
  const { create } = useApiKeyMutations();
  const [made, setMade] = useState<string | null>(null);
  const [count, setCount] = useState(0);
  return (
    <>
      {made !== null && (
        <Box role="status" sx={{ display: 'grid', gap: '8px', marginBlock: '16px' }}>
          <CopyField label={t('apiKeys.key')} text={made} leading />
          <Box sx={{ color: tokens.muted, fontSize: 13 }}>{t('apiKeys.once')}</Box>
        </Box>
      )}
      <Box component="h3" sx={{ margin: '20px 0 8px', fontSize: 15 }}>
        {t('apiKeys.createTitle')}
      </Box>
      <SchemaForm
        // Another form for the next key.
        key={count}
        label={t('apiKeys.createTitle')}
        schema={apiKeyCreateSchema}
        overrides={overrides}
        submit={t('apiKeys.create')}
        submitting={t('form.creating')}
        onSend={async (values) => {
          // The cast is safe: the form has validated the values by the schema.
          setMade((await create(values as unknown as ApiKeyCreateInput)).key);
        }}
        onSent={() => setCount(count + 1)}
      />
    </>
  );
}

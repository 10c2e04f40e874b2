/** A required select for the section of new items. */
import { useId } from 'react';
import Box from '@mui/material/Box';
import { issueMessage } from '@qaima/schemas';
import { FieldLabel } from '../../../components/FieldLabel.js';
import { NativeSelect } from '../../../components/NativeSelect.js';
import type { MenuSection } from '../../../data/menu.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import { tokens } from '../../../theme/theme.js';

interface SectionSelectProps {
  readonly sections: readonly MenuSection[];
  readonly value: string;
  readonly missing: boolean;
  readonly disabled: boolean;
  readonly onChange: (sectionId: string) => void;
}

export function SectionSelect({ sections, value, missing, disabled, onChange }: SectionSelectProps) {
  const t = useTranslate();
  const language = useLanguage();
  const id = useId();
  return (
    <Box>
      <FieldLabel htmlFor={id}>{t('items.section')}</FieldLabel>
      <NativeSelect
        value={value}
        disabled={disabled}
        error={missing}
        onChange={({ target }) => onChange(target.value)}
        inputProps={{
          id,
          'aria-required': true,
          'aria-invalid': missing || undefined,
          'aria-describedby': missing ? `${id}-message` : undefined,
        }}
      >
        <option value="">{t('form.choose')}</option>
        {sections.map(({ _id, title }) => (
          <option key={_id} value={_id}>
            {title}
          </option>
        ))}
      </NativeSelect>
      {missing && (
        <Box id={`${id}-message`} sx={{ marginBlockStart: '4px', color: tokens.danger, fontSize: 12.5 }}>
          {issueMessage({ path: '', keyword: 'required', params: {}, blank: true }, language)}
        </Box>
      )}
    </Box>
  );
}

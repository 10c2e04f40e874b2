/**
 * The translation of a text field, collapsed below the field. While collapsed, it shows the translation, or that there
 * is none. (docs/spec/owners-area.md#translations)
 */
import { useState } from 'react';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { directionOf, otherLanguage, valueAtPointer, type Language, type Schema } from '@qaima/schemas';
import { textsIn } from '@qaima/schemas/core/typeGuards';
import type { FieldPathId } from '@rjsf/utils';
import { Check, ChevronDown } from 'lucide-react';
import { useMenu } from '../../data/menu.js';
import { useTranslate } from '../../i18n/i18n.js';
import { oneLine, tokens } from '../../theme/theme.js';
import { errorAria, useFormContext } from './formContext.js';
import { withValueAt } from './formValues.js';
import { ErrorText } from './templates/ErrorText.js';

interface TranslationFieldProps {
  readonly fieldPathId: FieldPathId;
  /** The translated field's label. */
  readonly label: string;
  readonly schema: Schema;
  /** The sibling property of the field that contains its translations. */
  readonly translations: string;
}

/** Renders nothing while the menu has only one language. */
export function TranslationField(props: TranslationFieldProps) {
  const language = otherLanguage(useMenu().data?.languages);
  return language && <TranslationInLanguage {...props} language={language} />;
}

function TranslationInLanguage({
  fieldPathId,
  label,
  schema,
  translations,
  language,
}: TranslationFieldProps & { readonly language: Language }) {
  const t = useTranslate();
  const { values, errorSchema, change } = useFormContext();
  const name = String(fieldPathId.path.at(-1) ?? '');
  const path = [...fieldPathId.path.slice(0, -1), translations, language, name];
  const id = `${fieldPathId.$id.slice(0, -name.length)}${translations}_${language}_${name}`;
  const pointer = `/${path.join('/')}`;
  const value = valueAtPointer(values, pointer);
  const text = typeof value === 'string' ? value : '';
  const errors = textsIn(valueAtPointer(errorSchema, `${pointer}/__errors`));
  const [isOpened, setIsOpened] = useState(false);
  const isOpen = isOpened || errors.length > 0;
  const isFilled = text.trim() !== '';
  const direction = directionOf(language);
  return (
    <Box data-translation="" sx={{ marginBlockStart: '2px' }}>
      <Box component="button" type="button" aria-expanded={isOpen} onClick={() => setIsOpened(!isOpen)} sx={foldSx}>
        {isFilled ? <Check size={14} aria-hidden="true" /> : null}
        <span>
          <span className="sr-only">{label} </span>
          {t(`translation.in.${language}`)}
          {!isFilled && <span className="sr-only">: {t('translation.missing')}</span>}
        </span>
        {!isOpen && isFilled && (
          <Box component="bdi" lang={language} sx={shownSx}>
            {text}
          </Box>
        )}
        <ChevronDown size={16} aria-hidden="true" style={isOpen ? { transform: 'rotate(180deg)' } : {}} />
      </Box>
      {isOpen && (
        <OutlinedInput
          id={id}
          fullWidth
          {...(schema['x-multiline'] ? { multiline: true, minRows: 2, maxRows: 8 } : {})}
          value={text}
          error={errors.length > 0}
          onChange={({ target }) => change(withValueAt(values, path, target.value), id)}
          inputProps={{
            'aria-label': `${label} (${t(`translation.in.${language}`)})`,
            lang: language,
            dir: direction,
            autoComplete: 'off',
            ...errorAria(id, errors),
          }}
        />
      )}
      <ErrorText id={id} errors={errors} />
    </Box>
  );
}

const foldSx = {
  all: 'unset',
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  inlineSize: '100%',
  minBlockSize: 32,
  color: tokens.muted,
  fontSize: 13,
  cursor: 'pointer',
  '& svg, & > span': { flexShrink: 0 },
  '&:focus-visible': { outline: `3px solid ${tokens.accent}`, outlineOffset: 1, borderRadius: '6px' },
  '@media (pointer: coarse)': { minBlockSize: 44 },
} as const;

const shownSx = {
  minInlineSize: 0,
  flexShrink: 1,
  ...oneLine,
  color: tokens.text,
} as const;

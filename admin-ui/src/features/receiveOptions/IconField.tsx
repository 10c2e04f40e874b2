/** A field for the icon of a receive option. The user selects a suggestion, searches, or types an Ionicons name. */
import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { DEFAULT_RECEIVE_ICON, findReceiveIcons, receiveIcons, type ReceiveIcon } from '@qaima/schemas';
import { Search } from 'lucide-react';
import { useLanguage, useLtrAlign, useTranslate } from '../../i18n/i18n.js';
import { errorAria, useFormContext } from '../../schema-ui/form/formContext.js';
import type { FormFieldProps } from '../../schema-ui/form/formTypes.js';
import { ErrorText } from '../../schema-ui/form/templates/ErrorText.js';
import { scrollShadows, tokens } from '../../theme/theme.js';
import { Ionicon, useIonicon } from './Ionicon.js';

export function IconField({ fieldPathId, formData, rawErrors, onChange }: FormFieldProps) {
  const t = useTranslate();
  const language = useLanguage();
  const pickerId = useId();
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const id = fieldPathId.$id;
  const name = typeof formData === 'string' ? formData : '';
  const set = (next: string) => onChange(next || undefined, fieldPathId.path, undefined, id);
  const offered = receiveIcons.find((icon) => icon.name === name);
  const found = findReceiveIcons(query);
  return (
    <Box role="group" aria-label={t('receiveOptions.icon')}>
      <Box sx={{ marginBlockEnd: '4px', fontSize: 14, lineHeight: '24px', fontWeight: 600 }}>
        {t('receiveOptions.icon')}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: '12px' }}>
        <IconTile name={name} />
        <Box sx={{ flexGrow: 1, minInlineSize: 0, fontSize: 14 }}>
          {offered ? offered[language] : <bdi dir="ltr">{name || t('receiveOptions.noIcon')}</bdi>}
        </Box>
        <Button
          variant="outlined"
          color="inherit"
          aria-expanded={open}
          aria-controls={open ? pickerId : undefined}
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'receiveOptions.closeIcons' : 'receiveOptions.chooseIcon')}
        </Button>
      </Box>
      {open && (
        <Box
          id={pickerId}
          sx={{
            display: 'grid',
            gap: '10px',
            marginBlockStart: '10px',
            padding: '12px',
            borderRadius: '14px',
            backgroundColor: tokens.head,
          }}
        >
          <OutlinedInput
            fullWidth
            type="search"
            value={query}
            placeholder={t('receiveOptions.findIcon')}
            onChange={({ target }) => setQuery(target.value)}
            onKeyDown={(event) => {
              // Enter searches, and must not submit the surrounding form.
              if (event.key === 'Enter') event.preventDefault();
            }}
            inputProps={{ 'aria-label': t('receiveOptions.findIcon'), autoComplete: 'off' }}
            startAdornment={
              <InputAdornment position="start">
                <Search size={18} aria-hidden="true" />
              </InputAdornment>
            }
          />
          <IconGrid icons={found} chosen={name} onChoose={set} />
          <OtherName id={id} name={name} errors={rawErrors} onType={set} />
        </Box>
      )}
    </Box>
  );
}

export const IconTile = ({ name }: { readonly name: string | null | undefined }) => (
  <Box
    aria-hidden="true"
    sx={{
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      inlineSize: 48,
      blockSize: 48,
      borderRadius: '12px',
      color: tokens.accentDark,
      backgroundColor: tokens.accentSoft,
    }}
  >
    <Ionicon name={name} size={26} />
  </Box>
);

interface IconGridProps {
  readonly icons: readonly ReceiveIcon[];
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
}

function IconGrid({ icons, chosen, onChoose }: IconGridProps) {
  const t = useTranslate();
  const language = useLanguage();
  if (icons.length === 0) {
    return (
      <Box role="status" sx={{ color: tokens.muted, fontSize: 13.5 }}>
        {t('receiveOptions.noneFound')}
      </Box>
    );
  }
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(46px, 1fr))',
        gap: '6px',
        maxBlockSize: 216,
        overflowY: 'auto',
        background: scrollShadows,
        padding: '3px',
      }}
    >
      {icons.map(({ name, ...words }) => (
        <Box
          component="button"
          type="button"
          key={name}
          title={words[language]}
          aria-label={words[language]}
          aria-pressed={name === chosen}
          onClick={() => onChoose(name === chosen ? '' : name)}
          sx={{
            display: 'grid',
            placeItems: 'center',
            minBlockSize: 46,
            padding: 0,
            border: `1px solid ${tokens.line}`,
            borderRadius: '12px',
            backgroundColor: tokens.surface,
            color: tokens.text,
            cursor: 'pointer',
            '&[aria-pressed="true"]': {
              borderColor: tokens.accent,
              boxShadow: `0 0 0 1px ${tokens.accent}`,
              color: tokens.accentDark,
              backgroundColor: tokens.accentSoft,
            },
          }}
        >
          <Ionicon name={name} size={24} />
        </Box>
      ))}
    </Box>
  );
}

interface OtherNameProps {
  readonly id: string;
  readonly name: string;
  readonly errors: readonly string[] | undefined;
  readonly onType: (name: string) => void;
}

/** An input for the name of any Ionicons icon. */
function OtherName({ id, name, errors, onType }: OtherNameProps) {
  const t = useTranslate();
  const ltrAlign = useLtrAlign();
  const aria = errorAria(id, errors);
  const { touch } = useFormContext();
  const drawing = useIonicon(name);
  return (
    <div>
      <Box component="label" htmlFor={id} sx={{ display: 'block', marginBlockEnd: '4px', fontSize: 13.5 }}>
        {t('receiveOptions.otherIcon')}
      </Box>
      <OutlinedInput
        id={id}
        fullWidth
        value={name}
        error={'aria-invalid' in aria}
        placeholder={DEFAULT_RECEIVE_ICON}
        onChange={({ target }) => onType(target.value.trim().toLowerCase())}
        onBlur={() => touch(id)}
        inputProps={{ dir: 'ltr', autoComplete: 'off', spellCheck: false, ...aria, style: { textAlign: ltrAlign } }}
      />
      <ErrorText id={id} errors={errors} />
      {!errors?.length && name !== '' && drawing === null && (
        <Box role="status" sx={{ marginBlockStart: '4px', color: tokens.warning, fontSize: 12.5, lineHeight: '19px' }}>
          {t('receiveOptions.unknownIcon')}
        </Box>
      )}
    </div>
  );
}

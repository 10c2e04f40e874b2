/** The filters of the public images, stored in the URL. */
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { publicImageQuerySchema } from '@qaima/schemas';
import { NativeSelect } from '../../components/NativeSelect.js';
import { useDebounced } from '../../components/useDebounced.js';
import { useTranslate } from '../../i18n/i18n.js';
import type { Filters, SetFilters } from './usePublicImages.js';

const PAGE_SIZES = [15, 30, 60, 100] as const;

interface PublicImageFiltersProps {
  readonly filters: Filters;
  readonly onFilters: SetFilters;
}

export function PublicImageFilters({ filters, onFilters }: PublicImageFiltersProps) {
  const t = useTranslate();
  const { title, id, limit } = filters;
  // Part of the fields' key. The fields keep typed text as state; a new key remounts them empty.
  const [round, setRound] = useState(0);
  const isFiltered = title !== '' || id !== '' || limit !== PAGE_SIZES[0];
  return (
    <Box
      role="search"
      aria-label={t('publicImages.filters')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-end',
        gap: '12px',
        marginBlockEnd: '16px',
        '& label': { display: 'block', marginBlockEnd: '4px', fontSize: 14, fontWeight: 600 },
      }}
    >
      <TextFilter
        key={`title ${round}`}
        label={t('publicImages.title')}
        value={title}
        most={publicImageQuerySchema.properties.title.maxLength}
        onValue={(value) => onFilters({ title: value })}
      />
      <TextFilter
        key={`id ${round}`}
        label={t('publicImages.id')}
        value={id}
        most={publicImageQuerySchema.properties.id.maxLength}
        isLatin
        onValue={(value) => onFilters({ id: value })}
      />
      <Limit limit={limit} onLimit={(value) => onFilters({ limit: value })} />
      {isFiltered && (
        <Button
          color="inherit"
          onClick={() => {
            onFilters({ title: '', id: '', limit: PAGE_SIZES[0] });
            setRound(round + 1);
          }}
        >
          {t('publicImages.clear')}
        </Button>
      )}
    </Box>
  );
}

interface TextFilterProps {
  readonly label: string;
  readonly value: string;
  readonly most: number;
  readonly isLatin?: boolean;
  readonly onValue: (value: string) => void;
}

function TextFilter({ label, value, most, isLatin = false, onValue }: TextFilterProps): ReactNode {
  const id = useId();
  const [text, setText] = useState(value);
  const settled = useDebounced(text);
  const tell = useRef(onValue);
  useEffect(() => {
    tell.current = onValue;
  });
  // The value that the URL already contains. It is not written again, for example on the first render.
  const told = useRef(value);
  useEffect(() => {
    if (settled === told.current) return;
    told.current = settled;
    tell.current(settled);
  }, [settled]);
  return (
    <Box sx={{ flex: '1 1 170px', minInlineSize: 0 }}>
      <label htmlFor={id}>{label}</label>
      <OutlinedInput
        id={id}
        fullWidth
        type="search"
        value={text}
        onChange={({ target }) => setText(target.value)}
        inputProps={{ dir: isLatin ? 'ltr' : 'auto', maxLength: most, autoComplete: 'off' }}
      />
    </Box>
  );
}

function Limit({ limit, onLimit }: { readonly limit: number; readonly onLimit: (limit: number) => void }) {
  const t = useTranslate();
  const id = useId();
  const choices = [...new Set<number>([...PAGE_SIZES, limit])].sort((one, other) => one - other);
  return (
    <Box sx={{ inlineSize: 110 }}>
      <label htmlFor={id}>{t('publicImages.perPage')}</label>
      <NativeSelect value={limit} inputProps={{ id }} onChange={({ target }) => onLimit(Number(target.value))}>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </NativeSelect>
    </Box>
  );
}

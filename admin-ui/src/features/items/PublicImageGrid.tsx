/** The public images with search, pagination and selection. */
import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Skeleton from '@mui/material/Skeleton';
import { publicImageEndpoints, ApiError, type PublicImage } from '@qaima/schemas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ImageOff, Images, Search } from 'lucide-react';
import { EmptyState } from '../../components/EmptyState.js';
import { Pagination } from '../../components/Pagination.js';
import { Thumbnail } from '../../components/Thumbnail.js';
import { useDebounced } from '../../components/useDebounced.js';
import { useApi } from '../../data/api.js';
import { useTranslate } from '../../i18n/i18n.js';
import { tokens } from '../../theme/theme.js';

interface PublicImageGridProps {
  readonly chosenId: string;
  readonly onChoose: (image: PublicImage) => void;
}

const PAGE_SIZE = 12;
function usePublicImages(title: string, page: number) {
  const api = useApi();
  return useQuery({
    queryKey: ['publicImages', title, page],
    queryFn: ({ signal }) =>
      api.send(publicImageEndpoints.list, { params: {}, query: { title, page, limit: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
}

export function PublicImageGrid({ chosenId, onChoose }: PublicImageGridProps) {
  const t = useTranslate();
  const name = useId();
  const [text, setText] = useState('');
  const [page, setPage] = useState(1);
  const title = useDebounced(text.trim());
  const { data, error, isPending, refetch } = usePublicImages(title, page);
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_SIZE));
  const images = data?.data ?? [];
  return (
    <>
      <OutlinedInput
        fullWidth
        type="search"
        value={text}
        placeholder={t('library.search')}
        onChange={({ target }) => {
          setText(target.value);
          setPage(1);
        }}
        inputProps={{ 'aria-label': t('library.search'), dir: text ? 'auto' : undefined, maxLength: 120 }}
        startAdornment={
          <InputAdornment position="start">
            <Search size={19} />
          </InputAdornment>
        }
      />
      <Box role="radiogroup" aria-label={t('library.title')} aria-busy={isPending} sx={grid}>
        {isPending && Array.from({ length: 8 }, (_, index) => <Skeleton key={index} variant="rounded" height={128} />)}
        {images.map((image) => (
          <Choice
            key={image._id}
            image={image}
            name={name}
            chosen={image._id === chosenId}
            onChoose={() => onChoose(image)}
          />
        ))}
      </Box>
      {error && (
        <EmptyState
          icon={ImageOff}
          title={(error instanceof ApiError && error.message) || t('trouble.unreachable')}
          action={
            <Button variant="outlined" color="inherit" onClick={() => void refetch()}>
              {t('trouble.retry')}
            </Button>
          }
        />
      )}
      {data && images.length === 0 && (
        <EmptyState icon={Images} title={t(title ? 'library.noMatch' : 'library.empty')} />
      )}
      <Pagination page={page} pages={pages} onPage={setPage} />
    </>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(92px, 1fr))',
  gap: '10px',
  marginBlockStart: '12px',
} as const;

interface ChoiceProps {
  readonly image: PublicImage;
  readonly name: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

const Choice = ({ image, name, chosen, onChoose }: ChoiceProps) => (
  <Box
    component="label"
    sx={{
      position: 'relative',
      display: 'grid',
      justifyItems: 'center',
      gap: '4px',
      padding: '10px 6px 8px',
      border: `1px solid ${tokens.line}`,
      borderRadius: '14px',
      cursor: 'pointer',
      ...(chosen && {
        borderColor: tokens.accent,
        boxShadow: `0 0 0 1px ${tokens.accent}`,
        backgroundColor: tokens.selected,
      }),
      '&:has(:focus-visible)': { outline: `3px solid ${tokens.accent}`, outlineOffset: 2 },
    }}
  >
    <input type="radio" className="sr-only" name={name} checked={chosen} onChange={onChoose} />
    <Thumbnail file={image.image} size={72} icon={Images} />
    <Box sx={{ fontSize: 12.5, lineHeight: '18px', textAlign: 'center', overflowWrap: 'anywhere' }}>
      <bdi>{image.title}</bdi>
    </Box>
  </Box>
);

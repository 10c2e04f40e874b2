/** The public images: a create form and a filtered, paged list. (docs/spec/staff-console.md#public-images-screen) */
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Images } from 'lucide-react';
import { Card } from '../../components/Card.js';
import { EmptyState } from '../../components/EmptyState.js';
import { LoadError } from '../../components/LoadError.js';
import { Pagination } from '../../components/Pagination.js';
import { ScreenLayout } from '../../components/ScreenLayout.js';
import { useTranslate } from '../../i18n/i18n.js';
import { tokens } from '../../theme/theme.js';
import { CreatePublicImage } from './CreateImage.js';
import { PublicImageCard } from './ImageCard.js';
import { PublicImageFilters } from './ImageFilters.js';
import { useFilters, usePublicImages, type Filters } from './usePublicImages.js';

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: '12px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
} as const;

export default function PublicImagesScreen() {
  const t = useTranslate();
  const [filters, setFilters] = useFilters();
  const answer = usePublicImages(filters);
  const { total = 0 } = answer;
  return (
    <ScreenLayout panel={null}>
      <Box sx={{ display: 'grid', gap: '16px' }}>
        <CreatePublicImage />
        <Card
          title={t('publicImages.list')}
          beside={
            answer.data && (
              <Box component="span" role="status" sx={{ color: tokens.muted, fontSize: 13.5 }}>
                {t('publicImages.total', { smart_count: total })}
              </Box>
            )
          }
        >
          <PublicImageFilters filters={filters} onFilters={setFilters} />
          <Found filters={filters} answer={answer} />
          <Pagination
            page={filters.page}
            pages={Math.ceil(total / filters.limit)}
            onPage={(page) => setFilters({ page })}
          />
        </Card>
      </Box>
    </ScreenLayout>
  );
}

interface FoundProps {
  readonly filters: Filters;
  readonly answer: ReturnType<typeof usePublicImages>;
}

function Found({ filters, answer: { data, error, refetch } }: FoundProps): ReactNode {
  const t = useTranslate();
  if (!data && error) {
    return <LoadError error={error} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <Box sx={grid}>
        <span role="status" className="sr-only">
          {t('table.loading')}
        </span>
        {Array.from({ length: 10 }, (_, index) => (
          <Skeleton key={index} variant="rounded" height={236} sx={{ borderRadius: '16px' }} />
        ))}
      </Box>
    );
  }
  if (data.length === 0) {
    const isFiltered = filters.title !== '' || filters.id !== '';
    return isFiltered ? (
      <EmptyState icon={Images} title={t('publicImages.noMatch')} />
    ) : (
      <EmptyState icon={Images} title={t('publicImages.empty')} hint={t('publicImages.emptyHint')} />
    );
  }
  return (
    <Box component="ul" aria-label={t('publicImages.list')} sx={grid}>
      {data.map((image) => (
        <PublicImageCard key={image._id} image={image} />
      ))}
    </Box>
  );
}

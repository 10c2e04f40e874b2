/** Public Images: a form for a new one, and those that there are, filtered and by pages. (Document 2, section 2.) */
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { CloudOff, Images } from 'lucide-react';
import { Card } from '../../components/Card.js';
import { EmptyState } from '../../components/EmptyState.js';
import { Pages } from '../../components/Pagination.js';
import { RoomPage } from '../../components/ScreenLayout.js';
import { useSay } from '../../i18n/i18n.js';
import { look } from '../../theme/theme.js';
import { CreateImage } from './CreateImage.js';
import { ImageCard } from './ImageCard.js';
import { ImageFilters } from './ImageFilters.js';
import { useFilters, useImages, type Filters } from './usePublicImages.js';

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: '12px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
} as const;

export default function PublicImages() {
  const say = useSay();
  const [filters, setFilters] = useFilters();
  const answer = useImages(filters);
  const total = answer.data?.total ?? 0;
  return (
    <RoomPage panel={null}>
      <Box sx={{ display: 'grid', gap: '16px' }}>
        <CreateImage />
        <Card
          title={say('publicImages.list')}
          beside={
            answer.data && (
              <Box component="span" role="status" sx={{ color: look.muted, fontSize: 13.5 }}>
                {say('publicImages.total', { smart_count: total })}
              </Box>
            )
          }
        >
          <ImageFilters filters={filters} onFilters={setFilters} />
          <Found filters={filters} answer={answer} />
          <Pages page={filters.page} pages={Math.ceil(total / filters.limit)} onPage={(page) => setFilters({ page })} />
        </Card>
      </Box>
    </RoomPage>
  );
}

interface FoundProps {
  readonly filters: Filters;
  readonly answer: ReturnType<typeof useImages>;
}

function Found({ filters, answer: { data, error, refetch } }: FoundProps): ReactNode {
  const say = useSay();
  if (!data && error) {
    return (
      <EmptyState
        icon={CloudOff}
        title={error.message || say('trouble.unreachable')}
        action={
          <Button variant="outlined" color="inherit" onClick={() => void refetch()}>
            {say('trouble.retry')}
          </Button>
        }
      />
    );
  }
  if (!data) {
    return (
      <Box sx={grid}>
        <span role="status" className="sr-only">
          {say('table.loading')}
        </span>
        {Array.from({ length: 10 }, (_, index) => (
          <Skeleton key={index} variant="rounded" height={236} sx={{ borderRadius: '16px' }} />
        ))}
      </Box>
    );
  }
  if (data.images.length === 0) {
    const isFiltered = filters.title !== '' || filters.id !== '';
    return isFiltered ? (
      <EmptyState icon={Images} title={say('publicImages.noMatch')} />
    ) : (
      <EmptyState icon={Images} title={say('publicImages.empty')} hint={say('publicImages.emptyHint')} />
    );
  }
  return (
    <Box component="ul" aria-label={say('publicImages.list')} sx={grid}>
      {data.images.map((image) => (
        <ImageCard key={image._id} image={image} />
      ))}
    </Box>
  );
}

/** The results of the staff console's search, grouped by kind. */
import Box from '@mui/material/Box';
import { formatCount, STAFF_SEARCH_KINDS } from '@qaima/schemas';
import { MatchText } from '../components/MatchText.js';
import { useTranslate } from '../i18n/i18n.js';
import { tokens } from '../theme/theme.js';
import type { SearchHit } from './useStaffSearch.js';

interface StaffSearchResultsProps {
  /** The id of the list. The id of an option is `{id}-{index}`. */
  readonly id: string;
  readonly query: string;
  readonly hits: readonly SearchHit[] | undefined;
  readonly error: Error | null;
  readonly chosen: number;
  readonly onOpen: (hit: SearchHit) => void;
}

export function StaffSearchResults({ id, query, hits, error, chosen, onOpen }: StaffSearchResultsProps) {
  const t = useTranslate();
  const note = error ? error.message || t('trouble.unreachable') : t('staffSearch.noMatch', { query });
  return (
    <>
      <Box role="status" sx={{ color: tokens.muted, '&:not(:empty)': { padding: '12px 4px' } }}>
        {(error ?? hits?.length === 0) && note}
      </Box>
      <Box
        role="listbox"
        id={id}
        aria-label={t('staffSearch.results')}
        sx={{ maxBlockSize: '60dvh', overflowY: 'auto' }}
      >
        {STAFF_SEARCH_KINDS.map((kind) => {
          const first = hits?.findIndex((hit) => hit.kind === kind) ?? -1;
          if (!hits || first < 0) return null;
          return (
            <Box key={kind} role="group" aria-label={t(`staffSearch.kinds.${kind}`)}>
              <Box
                aria-hidden="true"
                sx={{ padding: '10px 8px 2px', color: tokens.muted, fontSize: 13, fontWeight: 700 }}
              >
                {t(`staffSearch.kinds.${kind}`)}
              </Box>
              {hits
                .filter((hit) => hit.kind === kind)
                .map((hit, index) => (
                  <Option
                    key={hit.path ?? 'all'}
                    id={`${id}-${first + index}`}
                    hit={hit}
                    query={query}
                    isChosen={first + index === chosen}
                    onOpen={onOpen}
                  />
                ))}
            </Box>
          );
        })}
      </Box>
    </>
  );
}

interface OptionProps {
  readonly id: string;
  readonly hit: SearchHit;
  readonly query: string;
  readonly isChosen: boolean;
  readonly onOpen: (hit: SearchHit) => void;
}

function Option({ id, hit, query, isChosen, onOpen }: OptionProps) {
  const t = useTranslate();
  return (
    <Box
      role="option"
      id={id}
      aria-selected={isChosen}
      ref={(option: HTMLElement | null) => {
        if (isChosen) option?.scrollIntoView({ block: 'nearest' });
      }}
      onClick={() => onOpen(hit)}
      sx={{
        minBlockSize: tokens.target,
        padding: '6px 8px',
        borderRadius: '10px',
        overflowWrap: 'anywhere',
        cursor: 'pointer',
        '&:hover': { backgroundColor: tokens.head },
        '&[aria-selected="true"]': {
          backgroundColor: tokens.head,
          outline: `2px solid ${tokens.accent}`,
          outlineOffset: -2,
        },
      }}
    >
      <Box sx={{ fontWeight: 700 }}>
        {hit.all === undefined ? (
          <MatchText text={hit.title} query={query} />
        ) : (
          t(`staffSearch.all.${hit.kind}`, { count: formatCount(hit.all) })
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '0 12px', color: tokens.muted, fontSize: 13 }}>
        {hit.hints.filter(Boolean).map((hint) => (
          <bdi key={hint}>
            <MatchText text={hint} query={query} />
          </bdi>
        ))}
      </Box>
    </Box>
  );
}

/** Marks the matches of a search query in a text, in any spelling that the search accepts. */
import { Fragment, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { findMatches } from '@qaima/schemas';

interface MatchTextProps {
  readonly text: string;
  readonly query: string;
}

export function MatchText({ text, query }: MatchTextProps): ReactNode {
  const spans = query ? findMatches(query, text) : [];
  return (
    <bdi>
      {spans.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(spans[index - 1]?.end ?? 0, start)}
          <Box component="mark" sx={{ borderRadius: '4px', color: '#211a14', backgroundColor: '#ffe08a' }}>
            {text.slice(start, end)}
          </Box>
        </Fragment>
      ))}
      {text.slice(spans.at(-1)?.end ?? 0)}
    </bdi>
  );
}

/** The clients or menus that match what staff typed, each a button. */
import type { KeyboardEvent, ReactNode } from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { MatchText } from '../../components/MatchText.js';
import { tokens } from '../../theme/theme.js';

export interface Choice {
  /** What the field takes: a username or a menu's id. */
  readonly value: string;
  readonly title: string;
  /** Usernames and phones, which are left to right. */
  readonly hints: readonly string[];
  /** The venue or the owner, with the menu's state. */
  readonly beside: ReactNode;
}

interface ChoiceListProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly query: string;
  readonly onChoose: (value: string) => void;
}

/** Moves the focus by the up and down arrow keys. @param stops the field, then its choices */
export function moveFocus(event: KeyboardEvent, stops: readonly HTMLElement[]): void {
  const at = stops.findIndex((stop) => stop === event.target);
  const next = event.key === 'ArrowDown' ? stops[at + 1] : event.key === 'ArrowUp' ? stops[at - 1] : undefined;
  if (!next) return;
  next.focus();
  event.preventDefault();
}

export function ChoiceList({ label, choices, query, onChoose }: ChoiceListProps) {
  if (choices.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{ margin: '6px 0 0', padding: 0, listStyle: 'none', borderRadius: '12px', backgroundColor: tokens.head }}
    >
      {choices.map((choice) => (
        <li key={choice.value}>
          <Option choice={choice} query={query} onChoose={() => onChoose(choice.value)} />
        </li>
      ))}
    </Box>
  );
}

interface OptionProps {
  readonly choice: Choice;
  readonly query: string;
  readonly onChoose: () => void;
}

function Option({ choice: { title, hints, beside }, query, onChoose }: OptionProps) {
  return (
    <ButtonBase
      onClick={onChoose}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'flex-start',
        gap: '0 12px',
        inlineSize: '100%',
        minBlockSize: tokens.target,
        padding: '6px 12px',
        borderRadius: '12px',
        font: 'inherit',
        textAlign: 'start',
        overflowWrap: 'anywhere',
        '&:hover, &:focus-visible': { backgroundColor: tokens.hover },
      }}
    >
      <strong>
        <MatchText text={title} query={query} />
      </strong>
      {hints.filter(Boolean).map((hint) => (
        <bdi key={hint} dir="ltr" style={{ color: tokens.muted }}>
          <MatchText text={hint} query={query} />
        </bdi>
      ))}
      {beside && (
        <Box component="span" sx={{ flexBasis: '100%', fontSize: 13, lineHeight: '20px' }}>
          {beside}
        </Box>
      )}
    </ButtonBase>
  );
}

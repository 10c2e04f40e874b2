/** Selects rows of a table: single rows, or all rows of a page. */
import { useCallback, useState } from 'react';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Checkbox } from '../../components/Checkbox.js';
import { ROW_CARDS_QUERY, tokens } from '../../theme/theme.js';
import { AT_START, type ExtraColumn } from './SchemaTable.js';

interface SelectableRow {
  readonly _id: string;
}

export interface RowSelection {
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (ids: readonly string[], isChosen: boolean) => void;
}

export function useRowSelection(): RowSelection & { readonly clear: () => void } {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const onChoose = useCallback((ids: readonly string[], isChosen: boolean) => {
    setChosen((before) =>
      isChosen ? new Set([...before, ...ids]) : new Set([...before].filter((id) => !ids.includes(id))),
    );
  }, []);
  return { chosen, onChoose, clear: useCallback(() => setChosen(new Set()), []) };
}

interface SelectAllProps extends RowSelection {
  readonly rows: readonly SelectableRow[];
  readonly label: string;
}

function SelectAll({ rows, label, chosen, onChoose }: SelectAllProps) {
  const count = rows.filter(({ _id }) => chosen.has(_id)).length;
  return (
    <Checkbox
      label={label}
      checked={count === rows.length}
      partly={count > 0 && count < rows.length}
      onCheckedChange={(isChosen) =>
        onChoose(
          rows.map(({ _id }) => _id),
          isChosen,
        )
      }
    />
  );
}

/** The checkbox that selects all rows, for narrow screens, where the table has no headings. */
export function SelectAllLine(props: SelectAllProps) {
  const isNarrow = useMediaQuery(ROW_CARDS_QUERY);
  if (!isNarrow) return null;
  return (
    <Box
      component="label"
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        minBlockSize: tokens.target,
        color: tokens.muted,
      }}
    >
      <span aria-hidden="true">{props.label}</span>
      <SelectAll {...props} />
    </Box>
  );
}

/** The column of the checkboxes. */
export const selectionColumn = <R extends SelectableRow>(
  props: SelectAllProps & { readonly labelOf: (row: R) => string },
): ExtraColumn<R> => ({
  after: AT_START,
  label: props.label,
  heading: <SelectAll {...props} />,
  hiddenLabel: true,
  controls: true,
  cell: (row) => (
    <Checkbox
      label={props.labelOf(row)}
      checked={props.chosen.has(row._id)}
      onCheckedChange={(isChosen) => props.onChoose([row._id], isChosen)}
    />
  ),
});

/**
 * The screen of a part of the menu: its list, a form that creates one, and the panel of the selected one. Without slots,
 * all of it derives from the part's schema.
 */
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { menuPart, partTitle, type MenuPartKind, type PartOf } from '@qaima/schemas';
import { Card } from '../../components/Card.js';
import { EmptyState } from '../../components/EmptyState.js';
import { ListRow, RowList } from '../../components/ListRow.js';
import { ListUnavailable } from '../../components/ListUnavailable.js';
import { partIcon } from '../../components/partIcons.js';
import { RowsSkeleton } from '../../components/RowsSkeleton.js';
import { ScreenLayout } from '../../components/ScreenLayout.js';
import { useSelectedId } from '../../components/useSelectedId.js';
import { useSelectedRow } from '../../components/useSelectedRow.js';
import { useMenu } from '../../data/menu.js';
import { useList } from '../../data/useList.js';
import { usePartTexts } from '../../i18n/usePartTexts.js';
import { FormContext, emptyFormContext } from '../form/formContext.js';
import { PartDetails } from './PartDetails.js';
import { CreatePartForm, EditPartPanel, type PartForm } from './PartPanels.js';

export interface PartPanelProps<K extends MenuPartKind> {
  readonly part: PartOf<K>;
  readonly onClose: () => void;
}

export interface PartRowProps<K extends MenuPartKind> extends PartPanelProps<K> {
  readonly kind: K;
  readonly selected: boolean;
  readonly onSelect: () => void;
}

interface PartScreenProps<K extends MenuPartKind> {
  readonly kind: K;
  readonly form?: PartForm;
  /** The row of a part; default: its title, and the values that its schema lists. */
  readonly Row?: (props: PartRowProps<K>) => ReactNode;
  /** A row above those of the list, which is not a part. */
  readonly firstRow?: ReactNode;
  /** The panel of the selected part; default: its form. */
  readonly Panel?: (props: PartPanelProps<K>) => ReactNode;
  /** Cards above the list. */
  readonly before?: ReactNode;
  /** Whether a new part is selected at once, because its panel shows what to do next. */
  readonly selectsCreated?: boolean;
  readonly tour?: string;
  /** In milliseconds, for lists that change by themselves. */
  readonly refetchInterval?: number;
}

export function PartScreen<K extends MenuPartKind>(props: PartScreenProps<K>) {
  const { kind, form, firstRow, before, selectsCreated = false, tour, Panel } = props;
  const Row: (row: PartRowProps<K>) => ReactNode = props.Row ?? PlainRow;
  const { text } = usePartTexts();
  const { data: menu } = useMenu();
  const part = menuPart(kind);
  const { rows, error, refetch } = useList(kind, props.refetchInterval);
  const [selectedId, select] = useSelectedId(part.idParam.replace(/Id$/, ''));
  const selected = useSelectedRow(rows, selectedId);
  const close = () => select(null);
  const panel =
    selected &&
    (Panel ? (
      <Panel key={selectedId} part={selected} onClose={close} />
    ) : (
      <EditPartPanel key={selectedId} kind={kind} part={selected} {...(form && { form })} onClose={close} />
    ));
  const isEmpty = rows?.length === 0 && !firstRow;
  return (
    <ScreenLayout panel={panel}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {before}
        <Card title={text(part, 'caption')} {...(tour !== undefined && { tour })}>
          {error && !rows && <ListUnavailable error={error} onRetry={refetch} />}
          {!error && !rows && <RowsSkeleton />}
          {isEmpty && <EmptyState icon={partIcon(kind)} title={text(part, 'empty')} hint={text(part, 'emptyHint')} />}
          {rows && !isEmpty && (
            <FormContext value={emptyFormContext(menu?.currency)}>
              <RowList label={text(part, 'caption')}>
                {firstRow}
                {rows.map((one) => {
                  const { _id = null } = one as { readonly _id?: string };
                  const isSelected = _id !== null && _id === selectedId;
                  return (
                    <Row
                      key={_id}
                      kind={kind}
                      part={one}
                      selected={isSelected}
                      onSelect={() => select(isSelected ? null : _id)}
                      onClose={close}
                    />
                  );
                })}
              </RowList>
            </FormContext>
          )}
        </Card>
        <Card title={text(part, 'createTitle')}>
          {menu && (
            <CreatePartForm
              kind={kind}
              {...(form && { form })}
              leading={!selected}
              {...(selectsCreated ? { onCreated: select } : { onSent: close })}
            />
          )}
        </Card>
      </Box>
    </ScreenLayout>
  );
}

function PlainRow<K extends MenuPartKind>({ kind, part, selected, onSelect }: PartRowProps<K>) {
  return (
    <ListRow
      title={<bdi>{partTitle(part)}</bdi>}
      details={<PartDetails kind={kind} part={{ ...part }} />}
      selected={selected}
      onSelect={onSelect}
    />
  );
}

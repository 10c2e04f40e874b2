/**
 * A username field. While one types, the user of this name is looked up; until there is one, clients are offered whose
 * name, username or phone matches. Arrow keys move through them. Enter never sends the form from here while there is
 * something to choose or to fill in. (docs/spec/staff-console.md#create-order)
 */
import type { KeyboardEvent } from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { StaffSearchResult } from '@qaima/schemas';
import { MatchText } from '../../../components/MatchText.js';
import { useDebounced } from '../../../components/useDebounced.js';
import { useClientSearch } from '../../../data/useClientSearch.js';
import { useUserLookUp } from '../../../data/userOrMenuLookUp.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { tokens } from '../../../theme/theme.js';
import type { FormWidgetProps } from '../formTypes.js';
import { UserOrMenuLookUpInput } from '../UserOrMenuLookUpInput.js';

export function AccountUsernameWidget(field: FormWidgetProps) {
  const t = useTranslate();
  const typed = typeof field.value === 'string' ? field.value : '';
  const query = useDebounced(typed);
  const user = useUserLookUp(query);
  const clients = useClientSearch(typed === '' || user.is === 'found' ? '' : query);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event;
    const stops = [...currentTarget.querySelectorAll<HTMLElement>('input, li button')];
    const at = stops.findIndex((stop) => stop === target);
    const canGoOn = user.is === 'found' || typed !== query;
    const targets: Readonly<Record<string, HTMLElement | null | undefined>> = {
      ArrowDown: stops[at + 1],
      ArrowUp: stops[at - 1],
      Enter: target instanceof HTMLInputElement ? (stops[1] ?? (canGoOn ? fieldAfter(target) : null)) : null,
    };
    const next = targets[key];
    if (!next) return;
    next.focus();
    event.preventDefault();
  };
  return (
    <Box onKeyDown={onKeyDown}>
      <UserOrMenuLookUpInput
        field={field}
        most={60}
        dir="auto"
        useLookUp={useUserLookUp}
        absent={clients.length > 0 ? null : t('desk.noUser')}
        hint={t('desk.userHint')}
      >
        {({ name, phone }) => (
          <>
            <bdi>{name}</bdi>
            {phone && (
              <>
                {' · '}
                <bdi dir="ltr">{phone}</bdi>
              </>
            )}
          </>
        )}
      </UserOrMenuLookUpInput>
      <Box role="status" sx={{ color: tokens.muted, fontSize: 13, '&:not(:empty)': { marginBlockStart: '6px' } }}>
        {clients.length > 0 && t('desk.chooseUser')}
      </Box>
      {clients.length > 0 && (
        <Box
          component="ul"
          aria-label={t('desk.matchingUsers')}
          sx={{ margin: '6px 0 0', padding: 0, listStyle: 'none', borderRadius: '12px', backgroundColor: tokens.head }}
        >
          {clients.map((client) => (
            <li key={client.username}>
              <ClientOption
                client={client}
                query={query}
                onChoose={() => {
                  field.onChange(client.username);
                  document.getElementById(field.id)?.focus();
                }}
              />
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

/** The form's next field; null after the last one. */
function fieldAfter({ form, id }: HTMLInputElement): HTMLElement | null {
  const fields = [...(form?.elements ?? [])].filter((one) => one.matches('input, select, textarea'));
  const next = fields[fields.findIndex((one) => one.id === id) + 1];
  return next instanceof HTMLElement ? next : null;
}

interface ClientOptionProps {
  readonly client: StaffSearchResult['clients'][number];
  readonly query: string;
  readonly onChoose: () => void;
}

function ClientOption({ client: { name, username, phone }, query, onChoose }: ClientOptionProps) {
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
        <MatchText text={name || username} query={query} />
      </strong>
      {[username, phone].filter(Boolean).map((hint) => (
        <bdi key={hint} dir="ltr" style={{ color: tokens.muted }}>
          <MatchText text={hint} query={query} />
        </bdi>
      ))}
    </ButtonBase>
  );
}

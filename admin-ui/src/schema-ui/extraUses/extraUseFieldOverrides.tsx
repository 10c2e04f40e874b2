/**
 * How the forms of items and sections show which groups of extras they use.
 * (docs/spec/owners-area.md#extras)
 */
import { useContext, useEffect, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { extraUseSchema, type ExtraUse } from '@qaima/schemas';
import { elementsOf, keysOf, propertyOf } from '@qaima/schemas/core/typeGuards';
import { useBasename } from 'react-admin';
import { useMenu, useRefetchMenu } from '../../data/menu.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { tokens } from '../../theme/theme.js';
import { useFormContext } from '../form/formContext.js';
import type { Override, Overrides } from '../fieldOverrides.js';
import { differenceCell, differs, groupById, ExtraUseDifferences } from './ExtraUseDifferences.js';
import {
  ExtraWidget,
  groupRule,
  GroupWidget,
  LimitWidget,
  SizesField,
  UsesSectionContext,
  WithoutField,
} from './extraUseWidgets.js';

/** The fields that need more than the default widget of their type. */
const fields: Readonly<Partial<Record<keyof ExtraUse, Override>>> = {
  max: { widget: LimitWidget },
  sizes: { field: SizesField },
  without: { field: WithoutField },
};

/** The overrides for `extras` in the form of an item or a section. */
export function extraUseOverrides(owner: 'Item' | 'Section'): Overrides {
  const { group: _group, ...details } = extraUseSchema.properties;
  const names = keysOf(details);
  return {
    [`${owner}.extras`]: {
      sortable: true,
      addLabel: 'extras.addUse',
      addGate: UnusedGroups,
      intro: owner === 'Item' ? InheritedUses : NoGroups,
      last: true,
    },
    [`${owner}.extras.group`]: { widget: GroupWidget },
    // All fields except the group are details of their row.
    ...Object.fromEntries(
      names.map((name) => [
        `${owner}.extras.${name}`,
        { detail: true, cell: differenceCell(name), ...fields[name] } satisfies Override,
      ]),
    ),
    [`${owner}.extras.prices.extra`]: { widget: ExtraWidget },
  };
}

/** Offers to add a use only while the menu has a group that no row uses yet: the row would have nothing to choose. */
function UnusedGroups({ children }: { readonly children: ReactNode }) {
  const { data: menu } = useMenu();
  const { values } = useFormContext();
  return elementsOf(values['extras']).length < (menu?.extraGroups ?? []).length ? children : null;
}

/** If the menu has no groups of extras, shows where to create them. A new tab keeps what this form has unsaved. */
function NoGroups() {
  const t = useTranslate();
  const basename = useBasename();
  const { data: menu } = useMenu();
  const hasGroups = (menu?.extraGroups ?? []).length > 0;
  const reload = useRefetchMenu();
  // Groups are made in another tab; coming back shows them.
  useEffect(() => {
    if (hasGroups) return;
    const onFocus = () => void reload();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [hasGroups, reload]);
  if (hasGroups) return null;
  return (
    <Box sx={{ color: tokens.muted, fontSize: 13, lineHeight: '20px' }}>
      {t('extras.noGroups')}{' '}
      <Link
        href={`${basename}/extras?new=yes`}
        target="_blank"
        rel="noopener"
        sx={{ display: 'inline-block', minBlockSize: 24 }}
      >
        {t('extras.toGroups')}
        <span className="sr-only"> {t('frame.newTab')}</span>
      </Link>
    </Box>
  );
}

/** The groups that the item inherits from its section. They are edited in the form of the section. */
function InheritedUses() {
  const t = useTranslate();
  const language = useLanguage();
  const { data: menu } = useMenu();
  const section = useContext(UsesSectionContext);
  const { values } = useFormContext();
  const own = elementsOf(values['extras']).map((use) => propertyOf(use, 'group'));
  const inherited = (section?.extras ?? []).flatMap((use) => {
    const group = groupById(menu?.extraGroups, use.group);
    return group ? [{ use, group }] : [];
  });
  if (!section || inherited.length === 0) return <NoGroups />;
  return (
    <Box sx={{ marginBlockEnd: '8px', color: tokens.muted, fontSize: 13, lineHeight: '20px' }}>
      {t('extras.fromSection', { title: section.title })}
      <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {inherited.map(({ use, group }) => (
          <Box
            component="li"
            key={use.group}
            sx={{
              marginBlockStart: '4px',
              padding: '6px 10px',
              borderRadius: '10px',
              backgroundColor: tokens.sunken,
              ...(own.includes(use.group) && { textDecoration: 'line-through' }),
            }}
          >
            <bdi>{group.title}</bdi> · {groupRule(group, language)}
            {differs(use) && (
              <>
                {' · '}
                <ExtraUseDifferences use={use} />
              </>
            )}
            {own.includes(use.group) && <span className="sr-only"> {t('extras.replaced')}</span>}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

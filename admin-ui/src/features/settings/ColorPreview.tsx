/** Previews the owner's colours as the public page uses them, in light and dark mode, with their contrast. */
import type { CSSProperties } from 'react';
import {
  contrastOf,
  DEFAULT_COLORS,
  currencyUnit,
  formatAmount,
  palette,
  toPicture,
  displayedPrice,
  priceStepOf,
  type ColorMode,
  type Menu,
  type OwnerColors,
  type Palette,
  LIST_SEPARATOR,
} from '@qaima/schemas';
import { mapValues } from '@qaima/schemas/core/typeGuards';
import { Check, Plus, Star } from 'lucide-react';
import parts from '../../components/components.module.css';
import { itemsOf, sectionsOf } from '../../data/menuDataProvider.js';
import { CurrencySign } from '../../components/CurrencySign.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { useFormContext } from '../../schema-ui/form/formContext.js';
import css from './publicInfo.module.css';

const MODES = ['light', 'dark'] as const satisfies readonly ColorMode[];

/** The colour roles: text colour, background colour, and the setting from which the text colour comes. */
const ROLES = [
  { role: 'text', ink: 'text', ground: 'surface', chosen: 'shadeColor' },
  { role: 'accent', ink: 'accent', ground: 'surface', chosen: 'mainColor' },
  { role: 'fill', ink: 'onFill', ground: 'fill', chosen: null },
  { role: 'fill2', ink: 'onFill2', ground: 'fill2', chosen: null },
] as const;

/** An item of the menu for the preview, preferably one with a picture. */
function sampleOf(menu: Menu) {
  const items = sectionsOf(menu)
    .flatMap(itemsOf)
    .filter(({ hide }) => !hide);
  return items.find(({ image }) => image) ?? items[0];
}

/** The cast is needed because React's style type has no custom properties. */
const asProperties = (roles: Palette) =>
  Object.fromEntries(Object.entries(roles).map(([role, hex]) => [`--p-${role}`, hex])) as CSSProperties;

export function ColorPreview({ menu }: { readonly menu: Menu }) {
  const { values } = useFormContext();
  const colors: OwnerColors = mapValues(DEFAULT_COLORS, (name) => {
    const color = values[name];
    return typeof color === 'string' ? color : null;
  });
  return (
    <div className={css['previews']}>
      {MODES.map((mode) => (
        <Preview key={mode} mode={mode} colors={colors} menu={menu} />
      ))}
    </div>
  );
}

interface PreviewProps {
  readonly mode: ColorMode;
  readonly colors: OwnerColors;
  readonly menu: Menu;
}

function Preview({ mode, colors, menu }: PreviewProps) {
  const t = useTranslate();
  const roles = palette(colors, mode);
  const name = t(`publicInfo.${mode}`);
  const comma = LIST_SEPARATOR[useLanguage()];
  const adjusted = ROLES.filter(({ ink, chosen }) => {
    const raw = chosen && colors[chosen]?.toLowerCase();
    // Dark mode lightens every text colour. There, only a changed accent colour is reported to the owner.
    return raw && raw !== roles[ink] && (mode === 'light' || ink === 'accent');
  }).map(({ role }) => role);
  return (
    <section
      className={css['preview']}
      style={asProperties(roles)}
      aria-label={t('publicInfo.preview', { mode: name })}
    >
      <p className={css['mode']}>{name}</p>
      <SampleCard menu={menu} />
      <dl className={css['roles']}>
        {ROLES.map(({ role, ink, ground }) => (
          <div key={role}>
            <dt>
              <i style={{ backgroundColor: roles[ground === 'surface' ? ink : ground] }} aria-hidden="true" />
              {t(`publicInfo.roles.${role}`)}
            </dt>
            <dd>
              <Check size={14} aria-hidden="true" />
              <span className="sr-only">{t('publicInfo.ratio')} </span>
              <bdi dir="ltr">{contrastOf(roles[ink], roles[ground]).toFixed(1)}:1</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {adjusted.length > 0 && (
        <p className={css['adjusted']}>
          {t('publicInfo.adjusted', { roles: adjusted.map((role) => t(`publicInfo.roles.${role}`)).join(comma) })}
        </p>
      )}
    </section>
  );
}

function SampleCard({ menu }: { readonly menu: Menu }) {
  const t = useTranslate();
  const language = useLanguage();
  const { values } = useFormContext();
  const dinar = values['arabicCurrencySign'] === true ? 'arabic' : 'latin';
  const item = sampleOf(menu);
  const price = item ? displayedPrice(item, priceStepOf(menu)) : null;
  const picture = toPicture(item?.image);
  return (
    <div className={css['card']}>
      <div>
        <span className={css['pin']}>
          <Star size={11} fill="currentColor" aria-hidden="true" /> {t('publicInfo.pinned')}
        </span>
        <strong className={parts['begins']} dir="auto">
          {item?.title ?? t('publicInfo.sample')}
        </strong>
        <p className={parts['begins']} dir="auto">
          {item?.description || t('publicInfo.sampleHint')}
        </p>
        <b>
          <bdi dir="ltr">
            {formatAmount(price?.price ?? 4400, menu.currency)}{' '}
            <small>
              <CurrencySign unit={currencyUnit(menu.currency, language, dinar)} />
            </small>
          </bdi>
        </b>
      </div>
      <span className={css['look']}>
        {picture && (
          <img src={picture.src} alt="" {...(picture.srcset ? { srcSet: picture.srcset, sizes: '76px' } : {})} />
        )}
        <span className={css['plus']} role="img" aria-label={t('publicInfo.add')}>
          <Plus size={20} aria-hidden="true" />
        </span>
      </span>
    </div>
  );
}

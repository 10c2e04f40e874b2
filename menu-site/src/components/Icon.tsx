import { FILLED_ICONS, iconPaths, type IconName } from './siteIconPaths.js';

interface IconProps {
  readonly name: IconName;
  /** Whether the icon is mirrored in right-to-left text, as arrows are. */
  readonly mirrorsInRtl?: boolean;
}

/** A decorative icon, hidden from assistive technology: the text next to it has the same meaning. */
export function Icon({ name, mirrorsInRtl = false }: IconProps) {
  const classes = ['i', FILLED_ICONS.includes(name) ? '' : 'line', mirrorsInRtl ? 'turns' : ''];
  return (
    <svg className={classes.filter(Boolean).join(' ')} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}

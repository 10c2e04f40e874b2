import { FILLED_ICONS, iconPaths, type IconName } from './iconPaths.js';

interface IconProps {
  readonly name: IconName;
  /** It is an arrow: it points along the text, whichever way that runs. */
  readonly turns?: boolean;
}

/** A decoration: the text beside it says the same. */
export function Icon({ name, turns = false }: IconProps) {
  const classes = ['i', FILLED_ICONS.includes(name) ? '' : 'line', turns ? 'turns' : ''];
  return (
    <svg className={classes.filter(Boolean).join(' ')} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}

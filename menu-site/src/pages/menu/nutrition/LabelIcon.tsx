import { labelIcons, type LabelIcon as Name } from '@qaima/schemas';

/** The id of an icon in the sprite. Client scripts refer to it too. */
export const labelIconId = (name: Name): string => `label-${name}`;

/** A decorative icon from the sprite: the text next to it has the same meaning. */
export const LabelIcon = ({ name }: { readonly name: Name }) => (
  <svg className="i line" viewBox="0 0 24 24" aria-hidden="true">
    <use href={`#${labelIconId(name)}`} />
  </svg>
);

/** The icons of nutrition and allergens, once per page. */
export const LabelSprite = () => (
  <svg className="sprite" aria-hidden="true">
    {Object.entries(labelIcons).map(([name, path]) => (
      <symbol key={name} id={`label-${name}`} viewBox="0 0 24 24">
        <path d={path} />
      </symbol>
    ))}
  </svg>
);

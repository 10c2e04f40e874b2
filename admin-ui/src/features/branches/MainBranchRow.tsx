/** The venue's own location, which guests see as the main branch. It is edited in the settings. */
import type { Menu } from '@qaima/schemas';
import { useBasename } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useTranslate } from '../../i18n/i18n.js';
import { BranchRow } from './BranchRow.js';

/** Whether guests see a main branch: the venue's address or place on the map is known. */
export const hasMainBranch = ({ institution }: Menu): boolean =>
  Boolean(institution?.location?.address || institution?.location?.googleMaps || institution?.location?.geoLocation);

export function MainBranchRow({ menu: { institution } }: { readonly menu: Menu }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const basename = useBasename();
  const { name = '', location, contact } = institution ?? {};
  return (
    <BranchRow
      branch={{ phone: contact?.phone ?? '', location: { ...location, address: location?.address || name } }}
      badge={t('branches.main')}
      selected={false}
      onSelect={() => void navigate(`${basename}/publicInfo?card=place`)}
    />
  );
}

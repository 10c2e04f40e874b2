import { OWNER_SCREENS, partOfResource } from '@qaima/schemas';
import { isOneOf } from '@qaima/schemas/core/typeGuards';
import { useTranslate } from '../i18n/i18n.js';
import { usePartTexts } from '../i18n/usePartTexts.js';
import type { OwnerScreenRoute } from './ownerScreens.js';

/** The name of an owner's screen in the navigation. */
export function useScreenName(): (screen: Pick<OwnerScreenRoute, 'path'>) => string {
  const t = useTranslate();
  const { listName } = usePartTexts();
  return ({ path }) => (isOneOf(OWNER_SCREENS, path) ? t(`rooms.${path}`) : listName(partOfResource(path)));
}

/** The offers of a menu, which apply by themselves. */
import { PartScreen } from '../../schema-ui/parts/PartScreen.js';
import { ruleOverrides } from './ruleOverrides.js';

const form = { overrides: ruleOverrides('Offer') };

export default function OffersScreen() {
  return <PartScreen kind="offer" form={form} />;
}

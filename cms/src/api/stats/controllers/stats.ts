import { statsCalls } from '@qaima/schemas';
import { handles } from '../../../contract/serve';
import { statsOf } from '../stats';

export default handles(statsCalls, {
  read: ({ menu, query }) => statsOf(menu, query.days, new Date()),
});

import { receiveOptionShape, type ReceiveOption } from '@qaima/schemas';
import { menuPart } from '../../contract/menu-part';
import { toStored } from '../../contract/represent';

export const receiveOptions = menuPart<ReceiveOption>({
  kind: 'receiveOption',
  shape: receiveOptionShape,
  toColumns: (payload) =>
    toStored(receiveOptionShape, 'kind' in payload ? { ...payload, kind: payload['kind'] || null } : payload),
});

import { receiveOptionShape, type ReceiveOption } from '@qaima/schemas';
import { menuPart } from '../menu/menuPart';
import { toColumnValues } from '../../api-runtime/serialize';

export const receiveOptions = menuPart<ReceiveOption>({
  kind: 'receiveOption',
  shape: receiveOptionShape,
  toColumns: (payload) =>
    toColumnValues(receiveOptionShape, 'kind' in payload ? { ...payload, kind: payload['kind'] || null } : payload),
});

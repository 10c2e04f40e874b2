import { receiveOptionSchema, type ReceiveOption } from '@qaima/schemas';
import { menuPart } from '../menu/menuPartHandlers';
import { toColumnValues } from '../../api-runtime/serialize';

export const receiveOptions = menuPart<ReceiveOption>({
  kind: 'receiveOption',
  shape: receiveOptionSchema,
  toColumns: (payload) =>
    toColumnValues(receiveOptionSchema, 'kind' in payload ? { ...payload, kind: payload['kind'] || null } : payload),
});

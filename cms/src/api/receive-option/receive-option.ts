import { receiveOptionSchema, type ReceiveOptionUpdateInput } from '@qaima/schemas';
import { menuPart } from '../menu/menuPartHandlers';
import { toColumnValues } from '../../api-runtime/serialize';

export const receiveOptions = menuPart({
  kind: 'receiveOption',
  shape: receiveOptionSchema,
  toColumns: (payload: ReceiveOptionUpdateInput) =>
    toColumnValues(receiveOptionSchema, 'kind' in payload ? { ...payload, kind: payload.kind || null } : payload),
});

import { receiveOptionShape, type ReceiveOption } from '@qaima/schemas';
import { menuPart } from '../../contract/menu-part';

export const receiveOptions = menuPart<ReceiveOption>({
  table: 'api::receive-option.receive-option',
  shape: receiveOptionShape,
  most: 100,
});

import { receiveOptionShape, type ReceiveOption } from '@qaima/schemas';
import { menuPart } from '../../contract/menu-part';

export const receiveOptions = menuPart<ReceiveOption>({ kind: 'receiveOption', shape: receiveOptionShape });

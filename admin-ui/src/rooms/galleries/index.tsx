import { RoomPage } from '../../parts/RoomPage.js';

export default function Galleries() {
  return <RoomPage panel={null}>{null}</RoomPage>;
}

import { RoomPage } from '../../parts/RoomPage.js';

export default function Branches() {
  return <RoomPage panel={null}>{null}</RoomPage>;
}

import { RoomPage } from '../../parts/RoomPage.js';

export default function PublicInfo() {
  return <RoomPage panel={null}>{null}</RoomPage>;
}

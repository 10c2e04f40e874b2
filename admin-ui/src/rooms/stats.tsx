import { RoomPage } from '../parts/RoomPage.js';

export default function Stats() {
  return <RoomPage panel={null}>{null}</RoomPage>;
}

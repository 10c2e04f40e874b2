import { RoomPage } from '../parts/RoomPage.js';

export default function Review() {
  return <RoomPage panel={null}>{null}</RoomPage>;
}

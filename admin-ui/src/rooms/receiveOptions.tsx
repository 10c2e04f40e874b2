import { RoomPage } from '../parts/RoomPage.js';

export default function ReceiveOptions() {
  return <RoomPage panel={null}>{null}</RoomPage>;
}

import { RoomPage } from '../parts/RoomPage.js';

export default function WorkingDays() {
  return <RoomPage panel={null}>{null}</RoomPage>;
}

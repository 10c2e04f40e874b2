/** The cart that a device keeps for reading without a network. */
export interface OfflineLine {
  readonly title: string;
  readonly count: string;
  readonly price: string;
  /** Whether the line is added to the cart once there is a network. Absent in data of earlier versions. */
  readonly waits?: boolean;
  /** Extras, removed extras, picks and note. This and what follows is absent in data of earlier versions. */
  readonly details?: readonly string[];
  /** The additions of a waiting line, as the device has stored them. */
  readonly queued?: readonly string[];
  /** The sum of a waiting line in thousandths. */
  readonly amount?: number;
}

/** A cart as the device last stored it. */
export interface OfflineCart {
  readonly id: string;
  /** The path of the cart's menu. */
  readonly back: string;
  readonly reserves: boolean;
  readonly lines: readonly OfflineLine[];
  readonly total: string;
  /** The total in thousandths. This and `menu` are absent in data of earlier versions. */
  readonly amount?: number;
  /** The id of the cart's menu. */
  readonly menu?: string;
}

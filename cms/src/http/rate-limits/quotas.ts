import type { RateLimit, LocalizedText } from '@qaima/schemas';

/** A number of events per seconds. */
export interface Quota {
  readonly times: number;
  readonly seconds: number;
}

interface Figures {
  /** Per account that acts or is affected. */
  readonly account: Quota;
  /** Per address; a whole mobile network may share one. */
  readonly address: Quota;
  /** The message, where the default is unclear. */
  readonly words?: LocalizedText;
}

const per = (times: number, seconds: number): Quota => ({ times, seconds });
const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** The rate limits of endpoints, by the bucket that they name; `attempts.ts` limits access to accounts. */
export const QUOTAS: Readonly<Record<RateLimit, Figures>> = {
  /** Re-entering the current password while signed in. */
  password: { account: per(10, 15 * MINUTE), address: per(600, 15 * MINUTE) },
  signup: { account: per(10, HOUR), address: per(30, HOUR) },
  code: { account: per(15, HOUR), address: per(100, HOUR) },
  resend: { account: per(10, HOUR), address: per(60, HOUR) },
  /** Log-in links for others: staff only. */
  link: { account: per(60, HOUR), address: per(200, HOUR) },
  write: { account: per(300, MINUTE), address: per(600, MINUTE) },
  /** New carts; each is stored for a week. (docs/spec/api.md#rate-limits) */
  cart: {
    account: per(30, MINUTE),
    address: per(30, MINUTE),
    words: {
      ar: 'فُتحت من هذه الشبكة سلال كثيرة في دقيقة واحدة، يرجى المحاولة بعد قليل.',
      en: 'Many carts were opened from this network within a minute. Please try again shortly.',
    },
  },
  /** Anonymous writes: cart lines, visits, interests. A full restaurant may share one address. */
  guest: { account: per(600, MINUTE), address: per(3000, MINUTE) },
};

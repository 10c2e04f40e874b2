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
const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;

/** The rate limits of endpoints, by the bucket that they name; `logInAttempts.ts` limits access to accounts. */
export const ENDPOINT_LIMITS: Readonly<Record<RateLimit, Figures>> = {
  /** Re-entering the current password while signed in. */
  password: { account: per(10, 15 * MINUTE_SECONDS), address: per(600, 15 * MINUTE_SECONDS) },
  signup: { account: per(10, HOUR_SECONDS), address: per(30, HOUR_SECONDS) },
  code: { account: per(15, HOUR_SECONDS), address: per(100, HOUR_SECONDS) },
  resend: { account: per(10, HOUR_SECONDS), address: per(60, HOUR_SECONDS) },
  /** Log-in links for others: staff only. */
  link: { account: per(60, HOUR_SECONDS), address: per(200, HOUR_SECONDS) },
  write: { account: per(300, MINUTE_SECONDS), address: per(600, MINUTE_SECONDS) },
  /** New carts; each is stored for a week. (docs/spec/api.md#rate-limits) */
  cart: {
    account: per(30, MINUTE_SECONDS),
    address: per(30, MINUTE_SECONDS),
    words: {
      ar: 'فُتحت من هذه الشبكة سلال كثيرة في دقيقة واحدة، يرجى المحاولة بعد قليل.',
      en: 'Many carts were opened from this network within a minute. Please try again shortly.',
    },
  },
  /** Anonymous writes: cart lines, visits, interests. A full restaurant may share one address. */
  guest: { account: per(600, MINUTE_SECONDS), address: per(3000, MINUTE_SECONDS) },
};

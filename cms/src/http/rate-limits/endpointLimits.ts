import { GUEST_REQUESTS_PER_MINUTE, type RateLimit, type LocalizedText } from '@qaima/schemas';

/** A maximum number of events per time. */
export interface Quota {
  readonly times: number;
  readonly seconds: number;
}

interface Figures {
  /** The limit for each account that makes the request or that the request affects. */
  readonly account: Quota;
  /** The limit per client address. A whole mobile network may share one address. */
  readonly address: Quota;
  /** Staff are not limited. */
  readonly exemptsStaff?: true;
  /** The message, if the default would be unclear. */
  readonly words?: LocalizedText;
}

const per = (times: number, seconds: number): Quota => ({ times, seconds });
const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;

/** The rate limits that endpoints name. Attempts to access an account are limited by `logInAttempts.ts`. */
export const ENDPOINT_LIMITS: Readonly<Record<RateLimit, Figures>> = {
  /** Changes that ask for the current password of a signed-in account. */
  password: { account: per(10, 15 * MINUTE_SECONDS), address: per(600, 15 * MINUTE_SECONDS) },
  signup: { account: per(10, HOUR_SECONDS), address: per(30, HOUR_SECONDS) },
  code: { account: per(15, HOUR_SECONDS), address: per(100, HOUR_SECONDS) },
  resend: { account: per(10, HOUR_SECONDS), address: per(60, HOUR_SECONDS) },
  /** Log-in links that staff create for owners. */
  link: { account: per(60, HOUR_SECONDS), address: per(200, HOUR_SECONDS) },
  /** Menus that users create for themselves. Each user may own only one, so further attempts fail anyway. */
  menu: { account: per(10, HOUR_SECONDS), address: per(30, HOUR_SECONDS), exemptsStaff: true },
  write: { account: per(300, MINUTE_SECONDS), address: per(600, MINUTE_SECONDS) },
  /** New carts, because each is stored for a week. (docs/spec/api.md#rate-limits) */
  cart: {
    account: per(30, MINUTE_SECONDS),
    address: per(30, MINUTE_SECONDS),
    words: {
      ar: 'فُتحت من هذه الشبكة سلال كثيرة في دقيقة واحدة، يرجى المحاولة بعد قليل.',
      en: 'Many carts were opened from this network within a minute. Please try again shortly.',
    },
  },
  /** Anonymous writes: cart lines, visits, interests. All guests of a restaurant may share one address. */
  guest: { account: per(600, MINUTE_SECONDS), address: per(GUEST_REQUESTS_PER_MINUTE, MINUTE_SECONDS) },
};

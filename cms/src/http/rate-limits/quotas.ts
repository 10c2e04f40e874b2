import type { RateLimit, LocalizedText } from '@qaima/schemas';

/** So many times in so many seconds. */
export interface Quota {
  readonly times: number;
  readonly seconds: number;
}

interface Figures {
  /** For what one account does, or what is done to it. */
  readonly account: Quota;
  /** For one address, behind which a whole mobile network may stand. */
  readonly address: Quota;
  /** What is said when it is too often, where the usual sentence isn't clear. */
  readonly words?: LocalizedText;
}

const per = (times: number, seconds: number): Quota => ({ times, seconds });
const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How often calls may be made, by the bucket that the call table gives them; `attempts.ts` has the ways into an account. */
export const QUOTAS: Readonly<Record<RateLimit, Figures>> = {
  /** The current password, asked again of somebody who is signed in. */
  password: { account: per(10, 15 * MINUTE), address: per(600, 15 * MINUTE) },
  signup: { account: per(10, HOUR), address: per(30, HOUR) },
  code: { account: per(15, HOUR), address: per(100, HOUR) },
  resend: { account: per(10, HOUR), address: per(60, HOUR) },
  /** Links that sign others in: made by staff alone. */
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
  /** What anyone may change or leave a row by: lines of carts, visits, interests. A full restaurant may share one address. */
  guest: { account: per(600, MINUTE), address: per(3000, MINUTE) },
};

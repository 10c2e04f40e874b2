/** Who may create a menu. (docs/spec/domain.md#self-service) */
import { environment } from '../../config/environment';
import { HttpError } from '../../errors/httpError';
import type { SignedIn } from '../../http/sessions/store';
import { hasRoleAnywhere } from '../../menu-parts/members';

const OFF = {
  ar: 'ينشئ فريقنا القوائم هنا: تواصل معنا لننشئ قائمتك.',
  en: 'Menus are created by our team here: contact us and we will create yours.',
};
const UNVERIFIED = {
  ar: 'أكّد بريدك الإلكتروني أولًا، ثم أنشئ قائمتك.',
  en: 'Please verify your e-mail address first, then create your menu.',
};
const HAS_MENU = {
  ar: 'لحسابك قائمة، ولا يُنشئ أكثر من واحدة إلا فريقنا.',
  en: 'Your account has a menu. Only our team can create another one.',
};

/**
 * Allows staff and, with self-service, verified users who own no menu. @throws {HttpError} 403 saying what is missing
 */
export async function assertMayCreateMenu(account: SignedIn): Promise<void> {
  if (account.staff) return;
  if (!environment().selfService) throw new HttpError(403, OFF);
  if (!account.verified) throw new HttpError(403, UNVERIFIED);
  if (await hasRoleAnywhere(account.id, 'owner')) throw new HttpError(403, HAS_MENU);
}

/** What a guest does next to pay. */
import type { GuestPaymentMethod, NextStep, PaymentOfOrder } from '@qaima/schemas';
import { instructionsQr } from './instructionsQr';

/** @param methods those of the menu: the alias is the present one, so that no transfer goes to a former account */
export async function nextStep(payment: PaymentOfOrder, methods: readonly GuestPaymentMethod[]): Promise<NextStep> {
  if (payment.method.kind !== 'cliq' || payment.state !== 'open') return { kind: 'none' };
  const method = methods.find(({ _id }) => _id === payment.method._id);
  if (!method?.alias) return { kind: 'none' };
  const { alias, aliasName = '', bank = '' } = method;
  const { amount, reference } = payment;
  const instructions = { alias, name: aliasName, bank, amount, reference };
  return { kind: 'instructions', ...instructions, qr: await instructionsQr(instructions) };
}

import { paymentStateField, type LocalizedText, type PaymentState } from '@qaima/schemas';

export const NO_PAYMENT: LocalizedText = { ar: 'هذه الدفعة غير موجودة.', en: 'There is no such payment.' };

export const GATEWAY_DECIDES: LocalizedText = {
  ar: 'بوابة الدفع هي التي تقرّر حالة هذه الدفعة.',
  en: 'The gateway decides about this payment.',
};

/** A payment does not go from its state to the requested one. */
export const noPaymentMove = (from: PaymentState): LocalizedText => {
  const { ar, en } = paymentStateField['x-options'][from];
  return { ar: `حالة الدفعة الآن «${ar}».`, en: `The payment’s state is “${en}” now.` };
};

/** @param left what is left of the payment, with its currency */
export const refundTooLarge = (left: LocalizedText): LocalizedText => ({
  ar: `أكثر ما يُعاد ${left.ar}.`,
  en: `At most ${left.en} can be returned.`,
});

export const RECEIVED_NEEDED: LocalizedText = {
  ar: 'هل وصلت حوالة كليك؟ اختر نعم أو لا قبل القبول.',
  en: 'Has the CliQ transfer arrived? Please answer yes or no to accept.',
};

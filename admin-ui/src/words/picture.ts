/** The words of choosing, sending and taking away a picture, wherever there is one. */
import type { Texts } from './texts.js';

export const ar = {
  picture: {
    label: 'الصورة',
    add: 'إضافة صورة',
    change: 'تغيير الصورة',
    remove: 'إزالة الصورة',
    hint: 'JPG أو PNG أو WebP، حتى 10 MB',
    uploading: 'جارٍ رفع الصورة… %{percent}%',
    failed: 'لم تُرفع الصورة.',
    retry: 'إعادة المحاولة',
    bad: 'تعذّرت قراءة صورة من الملف: %{names}. الأنواع المقبولة: JPG وPNG وWebP وAVIF وGIF.',
    big: 'حجم الصورة أكبر من 10 MB: %{names}.',
  },
} as const;

export const en: Texts<typeof ar> = {
  picture: {
    label: 'Picture',
    add: 'Add picture',
    change: 'Change picture',
    remove: 'Remove picture',
    hint: 'JPG, PNG or WebP, up to 10 MB',
    uploading: 'Uploading the picture… %{percent}%',
    failed: 'The picture was not uploaded.',
    retry: 'Try again',
    bad: 'No picture can be read from this file: %{names}. Accepted: JPG, PNG, WebP, AVIF and GIF.',
    big: 'The picture is larger than 10 MB: %{names}.',
  },
};

import type { Texts } from './types.js';

export const ar = {
  picture: {
    label: 'الصورة',
    add: 'إضافة صورة',
    change: 'تغيير الصورة',
    remove: 'إزالة الصورة',
    hint: 'JPG أو PNG أو WebP أو AVIF أو GIF، حتى 10 ميغابايت',
    uploading: 'جارٍ رفع الصورة… %{percent}',
    failed: 'لم تُرفع الصورة.',
    retry: 'إعادة المحاولة',
    camera: 'التقاط صورة',
    cropTitle: '%{picture}: الجزء الظاهر',
    cropArea: 'الجزء الظاهر من الصورة، حرّكه بالأسهم',
    cropHint: 'اسحب الصورة لتحريكها، وكبّرها بإصبعين أو بالمؤشر.',
    zoom: 'التكبير',
    crop: 'استخدام هذا الجزء',
    uncropped: 'الصورة كاملة',
    bad: 'هذا الملف ليس صورة من نوع مقبول: %{names}. الأنواع المقبولة: JPG وPNG وWebP وAVIF وGIF.',
    damaged: 'ملف الصورة تالف أو غير مكتمل: %{names}. اختر نسخة سليمة منه.',
    big: 'حجم الصورة أكبر من 10 ميغابايت: %{names}.',
  },
} as const;

export const en: Texts<typeof ar> = {
  picture: {
    label: 'Picture',
    add: 'Add picture',
    change: 'Change picture',
    remove: 'Remove picture',
    hint: 'JPG, PNG, WebP, AVIF or GIF, up to 10 MB',
    uploading: 'Uploading the picture… %{percent}',
    failed: 'The picture was not uploaded.',
    retry: 'Try again',
    camera: 'Take a photo',
    cropTitle: '%{picture}: visible part',
    cropArea: 'The visible part of the picture; move it with the arrow keys',
    cropHint: 'Drag the picture to move it; pinch or use the slider to zoom.',
    zoom: 'Zoom',
    crop: 'Use this part',
    uncropped: 'Whole picture',
    bad: 'This file is no picture of an accepted kind: %{names}. Accepted: JPG, PNG, WebP, AVIF and GIF.',
    damaged: 'The picture file is damaged or incomplete: %{names}. Choose an intact copy of it.',
    big: 'The picture is larger than 10 MB: %{names}.',
  },
};

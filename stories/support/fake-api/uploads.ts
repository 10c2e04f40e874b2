/** The fake API's handling of uploaded pictures. */
import type { UploadTarget } from '@qaima/schemas';
import type { FakeState } from './state.js';

export interface FakeUploadTarget {
  readonly path: string;
  readonly model: string;
  readonly data: UploadTarget;
}

/** Stores the name of an uploaded picture in the record and field that it belongs to. */
export function storePicture(state: FakeState, { path, model, data }: FakeUploadTarget, name: string) {
  if (model === 'menu') {
    state.menu =
      path === 'menuMainImage'
        ? { ...state.menu, menuMainImage: name }
        : { ...state.menu, institution: { ...state.menu.institution, logo: name } };
  } else if (model === 'gallery') {
    state.setGallery(data.gallery, (gallery) => {
      const images = [...(gallery.images ?? [])];
      const index = data.galleryImageIndex ?? images.length;
      images[index] = { note: '', ...images[index], image: name };
      return { ...gallery, images };
    });
  } else {
    const section = state.sections().find(({ items }) => items?.some(({ _id }) => _id === data.item));
    state.setSection(section?._id, (old) => ({
      ...old,
      items: (old.items ?? []).map((item) => (item._id === data.item ? { ...item, image: name } : item)),
    }));
  }
}

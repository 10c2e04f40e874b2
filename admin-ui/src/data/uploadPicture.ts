/** Uploads a picture with progress. It uses XMLHttpRequest, because `fetch` does not report upload progress. */
import {
  ApiError,
  uploadEndpoints,
  endpointUrl,
  type Conflict,
  type FieldError,
  type Language,
  type UploadTarget,
} from '@qaima/schemas';

/** The record and field that get the picture. (docs/spec/api.md#uploads) */
export interface PictureTargetSlot {
  readonly path: 'image' | 'menuMainImage' | 'institution.logo';
  readonly model: 'item' | 'menu' | 'gallery' | 'publicImage';
  readonly data: UploadTarget;
}

export interface UploadPictureOptions {
  readonly language: Language;
  readonly unreachable: string;
  readonly onProgress: (part: number) => void;
}

export type UploadPicture = (picture: Blob, place: PictureTargetSlot, options: UploadPictureOptions) => Promise<void>;

interface Reply {
  readonly status?: string;
  readonly message?: string;
  readonly errors?: readonly FieldError[];
  readonly conflicts?: readonly Conflict[];
}

const readReply = (text: string): Reply => {
  try {
    // The body is the server's envelope, but a proxy may have sent HTML instead.
    return JSON.parse(text) as Reply;
  } catch {
    return {};
  }
};

/** @throws {ApiError} with the server's message, or with status 0 if the server is unreachable */
export const uploadPicture: UploadPicture = (picture, place, { language, unreachable, onProgress }) =>
  new Promise((resolve, reject) => {
    const form = new FormData();
    form.set('path', place.path);
    form.set('model', place.model);
    form.set('data', JSON.stringify(place.data));
    form.set('file', picture, picture instanceof File ? picture.name : 'picture.webp');
    const request = new XMLHttpRequest();
    request.open(uploadEndpoints.send.method, endpointUrl(uploadEndpoints.send, {}));
    request.setRequestHeader('accept-language', language);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => lengthComputable && onProgress(loaded / total);
    request.onerror = () => reject(new ApiError(unreachable, 0));
    request.onload = () => {
      const reply = readReply(request.responseText);
      if (reply.status === 'success') resolve();
      else reject(new ApiError(reply.message ?? unreachable, request.status, reply.errors, reply.conflicts));
    };
    request.send(form);
  });

import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { environment } from '../config/environment';
import type { Bucket } from './bucket';

/** A file as Strapi passes it to its upload provider. */
interface ProvidedFile {
  readonly hash: string;
  readonly ext?: string;
  readonly mime: string;
  readonly buffer?: Buffer;
  readonly stream?: Readable;
  /** The URL that the panel uses. */
  url?: string;
}

type ProviderMethod = (file: ProvidedFile) => Promise<void>;

/** Strapi's upload provider. Strapi has no types for it. */
interface UploadProvider {
  upload(file: ProvidedFile): Promise<void>;
  delete(file: Pick<ProvidedFile, 'hash' | 'ext'>): Promise<unknown>;
  extend(methods: Readonly<Record<string, ProviderMethod>>): void;
}

export function uploadProvider(strapi: Core.Strapi): UploadProvider {
  const provider: unknown = strapi.plugin('upload')['provider'];
  return provider as UploadProvider;
}

const nameOf = ({ hash, ext = '' }: ProvidedFile) => `${hash}${ext}`;

/** Makes Strapi's upload provider store files in a bucket, including files of the media library. */
export function useBucketForUploads(bucket: Bucket, strapi: Core.Strapi): void {
  const store = async (file: ProvidedFile) => {
    const bytes = file.buffer ?? (file.stream && (await buffer(file.stream)));
    if (bytes === undefined) throw new Error('A file without content was to be stored.');
    await bucket.put(nameOf(file), bytes, file.mime);
    file.url = `${environment().publicUrl}/public/uploads/${nameOf(file)}`;
  };
  uploadProvider(strapi).extend({ upload: store, uploadStream: store, delete: (file) => bucket.remove(nameOf(file)) });
}

/**
 * Shows the column `status` of contents. Strapi uses this name for whether a document is a draft, and overwrites the
 * column, although no content here has drafts.
 */
import type { Core } from '@strapi/strapi';
import { contentManagerService, type PanelDocument } from './strapiAdminServices';

const ownStatus = (document: PanelDocument | null | undefined): string | null =>
  typeof document?.['status'] === 'string' ? document['status'] : null;

/** Lets lists and entries of the panel keep the status of a document that has its own. */
export function keepOwnStatus(strapi: Core.Strapi): void {
  const metadata = contentManagerService(strapi, 'document-metadata');
  const getStatus = metadata.getStatus.bind(metadata);
  const formatDocument = metadata.formatDocumentWithMetadata.bind(metadata);
  metadata.getStatus = (document, versions) => ownStatus(document) ?? getStatus(document, versions);
  metadata.formatDocumentWithMetadata = async (uid, document, options) => {
    const formatted = await formatDocument(uid, document, options);
    const status = ownStatus(document);
    return status === null ? formatted : { ...formatted, data: { ...formatted.data, status } };
  };
}

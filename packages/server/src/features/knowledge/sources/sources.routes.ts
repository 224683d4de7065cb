import { DONE, LIMITS } from '@parrot/contract/core';
import * as calls from '@parrot/contract/knowledge';
import { type Route, route, uploadRoute } from '../../../platform/index.ts';
import type { DocumentsService } from './documents/documents.service.ts';
import type { SampleDocuments } from './sample-documents/sample-documents.service.ts';
import type { SourcesService } from './sources.service.ts';

/** One file of maximum size in base64, and some extra. */
const UPLOAD_BYTES = Math.ceil((LIMITS.sourceFileBytes * 3) / 2);

type Needs = { service: SourcesService; documents: DocumentsService; samples: SampleDocuments };

export const sourcesRoutes = ({ service, documents, samples }: Needs): Route[] => [
  route(calls.listSources, async ({ caller, body }) => ({ ...DONE, ...(await service.list(caller, body)) })),
  route(calls.validateWebUrl, async ({ body }) => ({
    ...DONE,
    ...(await service.validateUrl(body.url, body.site)),
  })),
  route(calls.addPage, async ({ caller, body }) => ({
    ...DONE,
    source: await service.addPage(caller, body.appId, body.url),
  })),
  route(calls.validateFile, async ({ body }) => ({
    ...DONE,
    ...service.validateFile(body.name, body.bytes),
  })),
  uploadRoute(calls.encodeFile, async ({ file }) => ({ ...DONE, ...(await service.encode(file)) })),
  route(
    calls.uploadFiles,
    async ({ caller, body }) => ({
      ...DONE,
      results: await service.uploadSeveral(caller, body.appId, body.files),
    }),
    { bodyBytes: UPLOAD_BYTES },
  ),
  uploadRoute(calls.uploadFile, async ({ caller, body, file }) => ({
    ...DONE,
    source: await service.upload(caller, body.appId, file),
  })),
  route(calls.deleteFile, async ({ caller, body }) => {
    await service.remove(caller, body.appId, body.sourceId);
    return DONE;
  }),
  route(calls.readSourceAgain, async ({ caller, body }) => ({
    ...DONE,
    source: await service.readAgain(caller, body.appId, body.sourceId),
  })),
  route(calls.openSource, async ({ caller, body }) => ({
    ...DONE,
    ...(await service.open(caller, body.appId, body.sourceId, body)),
  })),
  route(calls.openFile, async ({ caller, body }) => ({
    ...DONE,
    url: await documents.linkFor(caller, body.appId, body.sourceId),
  })),
  route(calls.listSampleDocuments, async () => ({ ...DONE, items: samples.list() })),
  route(calls.addSampleDocument, async ({ caller, body }) => ({
    ...DONE,
    source: await samples.add(caller, body.appId, body.sampleId),
  })),
];

/** A parsed document, before it is split into passages. */
import type { Passage, SourceProblem } from '@parrot/contract/knowledge';

/** The content below one heading. */
export type Section = {
  heading: string;
  /** URL fragment of the section; empty if there is none. */
  place?: string;
  paragraphs: string[];
};

export type Document = {
  /** Its title; empty if it has none. */
  title: string;
  /** `whole`: each paragraph is a passage of its own, such as a table row. */
  sections: Section[];
  whole?: boolean;
  /** It has pages, but only images of them. */
  isScan?: boolean;
  /** The links of a web page, as written there. */
  links?: Links;
};

export type Links = {
  /** Distinct addresses. */
  hrefs: string[];
  /** Base and canonical address as declared by the page; empty if it declares none. */
  base: string;
  canonical: string;
};

export type DocumentInput = { bytes: Uint8Array; name: string; contentType: string; mostPassages: number };
export type ReadResult =
  | { title: string; passages: Passage[]; links?: Links }
  | { problem: SourceProblem; links?: Links };

/** What the reader process gets: the bytes in portions, then the document, which has none. */
export type ReaderInput = { portion: Uint8Array } | { document: Omit<DocumentInput, 'bytes'> };

/** What the reader process sends: passages in portions, then the result, which has none. */
export type ReaderMessage = { portion: Passage[] } | { result: ReadResult };

/** Why a document cannot be read. */
export class DocumentProblem extends Error {
  readonly problem: SourceProblem;
  constructor(problem: SourceProblem, options?: ErrorOptions) {
    super(`The document is ${problem}.`, options);
    this.problem = problem;
  }
}

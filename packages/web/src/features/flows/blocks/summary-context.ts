/** What a block needs to summarize itself: the localized texts of the flow and the texts of the interface. */
import type { LanguageCode } from '@parrot/contract/core';
import {
  type Block,
  type BlockOf,
  type BlockType,
  type Flow,
  type LocalizedText,
  textInLanguage,
} from '@parrot/contract/flows';
import type { TFunction } from 'i18next';
import { texts } from '../../../shared/i18n/i18n.ts';

export type SummaryContext = {
  flow: Flow;
  t: TFunction<'blocks'>;
  /** On one line. */
  localize: (texts: LocalizedText) => string;
  /** With its line breaks. */
  localizeLines: (texts: LocalizedText) => string;
};
/** Values appear as `{{names}}`. */
export type Summary<Type extends BlockType> = (block: BlockOf<Type>, context: SummaryContext) => string;

/** Requires the 'blocks' texts to be loaded. */
export const summaryContext = (flow: Flow, language: LanguageCode): SummaryContext => ({
  flow,
  t: texts.getFixedT(null, 'blocks'),
  localize: (texts) => textInLanguage(texts, language, flow.language).replaceAll(/\s+/g, ' ').trim(),
  localizeLines: (texts) => textInLanguage(texts, language, flow.language).trim(),
});

/** The title of a block, or the name of its type. */
export const titleOf = (block: Block): string =>
  block.title.trim() || texts.t(`blocks:types.${block.type}.name`);

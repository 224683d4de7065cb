/** Try me: a chat with the draft, its trace, values and recorded tests. */
import { ActionIcon, Button, NativeSelect, Tabs, Tooltip } from '@mantine/core';
import type { AppId, LanguageCode } from '@parrot/contract/core';
import type { BlockId, Flow } from '@parrot/contract/flows';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconRefresh } from '../../../shared/icons/refresh.ts';
import { tourTarget } from '../../../shared/tour/tour-targets.ts';
import { Pill } from '../../../shared/ui/pill.tsx';
import { TestList } from '../flow-tests/test-list.tsx';
import { blockName } from './block-name.ts';
import { Chat } from './chat.tsx';
import { defaultFlow } from './default-flow.ts';
import { TraceView } from './trace-view.tsx';
import classes from './try-me.module.css';
import { useTrial } from './use-trial.ts';
import { ValueTable } from './value-table.tsx';

const TABS = ['chat', 'why', 'values', 'tests'] as const;
const nothingToSave = async () => true;

export type TryMeProps = {
  appId: AppId;
  /** All languages of the bot, its own first. */
  languages?: readonly LanguageCode[];
  /** The drawn flow; apps without one run the default. */
  flow?: Flow;
  /** Saves pending changes. Must be a stable function. */
  saveFirst?: () => Promise<boolean>;
  /** The selected block, to start from. */
  chosen?: BlockId | null;
  /** Called with the running block, and null when there is none. Must be a stable function. */
  onRunningBlock?: (id: BlockId | null) => void;
  /** Opens a block of the trace. */
  onChoose?: (id: BlockId) => void;
};

export function TryMe(props: TryMeProps) {
  const { appId, languages = [], flow = defaultFlow, saveFirst = nothingToSave, chosen = null } = props;
  const { onRunningBlock, onChoose } = props;
  const { t } = useTranslation('try');
  const trial = useTrial(appId, saveFirst, onRunningBlock);
  const [tab, setTab] = useState<string | null>('chat');
  const [own] = languages;
  const texts = trial.language ?? own ?? flow.language;
  const startHere = () => {
    if (chosen) trial.jump(chosen);
    setTab('chat');
  };
  return (
    <section aria-label={t('me.title')} className={classes.tryMe} {...tourTarget('tryMe')}>
      <div className={classes.head}>
        <h2 className={classes.title}>{t('me.title')}</h2>
        <Pill>{t('me.draft')}</Pill>
        <span className={classes.space} />
        {languages.length > 1 && (
          <NativeSelect
            size="xs"
            className={classes.language}
            aria-label={t('me.language')}
            data={languages.map((value) => ({ value, label: t(`languages.${value}`, { ns: 'blocks' }) }))}
            value={texts}
            onChange={({ currentTarget: { value } }) => {
              const language = languages.find((code) => code === value);
              trial.setLanguage(language === own ? undefined : language);
            }}
          />
        )}
        <Tooltip label={t('me.restart')}>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('me.restart')}
            disabled={trial.turns.length === 0 && !trial.failure && !trial.pendingInput}
            onClick={() => {
              trial.restart();
              setTab('chat');
            }}
          >
            <IconRefresh size={16} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </div>
      {chosen && onChoose && (
        <Button
          size="xs"
          variant="default"
          className={classes.fromHere}
          aria-label={t('me.fromBlock', { title: blockName(flow, chosen) })}
          disabled={trial.pendingInput !== null}
          onClick={startHere}
        >
          {t('me.fromHere')}
        </Button>
      )}
      <Tabs value={tab} onChange={setTab} keepMounted={false} className={classes.tabs}>
        <Tabs.List aria-label={t('me.tabs.label')} grow className={classes.list}>
          {TABS.map((name) => (
            <Tabs.Tab key={name} value={name} className={classes.tab}>
              {t(`me.tabs.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="chat" className={classes.panel}>
          <Chat trial={trial} flow={flow} />
        </Tabs.Panel>
        <Tabs.Panel value="why" className={classes.scrolling} tabIndex={0}>
          <TraceView turns={trial.turns} flow={flow} language={texts} onChoose={onChoose} />
        </Tabs.Panel>
        <Tabs.Panel value="values" className={classes.scrolling} tabIndex={0}>
          <ValueTable values={trial.turns.at(-1)?.reply.values} />
        </Tabs.Panel>
        <Tabs.Panel value="tests" className={classes.scrolling}>
          <TestList appId={appId} trial={trial} saveFirst={saveFirst} />
        </Tabs.Panel>
      </Tabs>
    </section>
  );
}

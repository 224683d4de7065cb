import { TextInput } from '@mantine/core';
import { LIMITS } from '@parrot/contract/core';
import { HTTP_METHODS, type ValueDefinition } from '@parrot/contract/flows';
import { useTranslation } from 'react-i18next';
import { TemplateField } from '../../values/template-field.tsx';
import { ValueSelect } from '../../values/value-select.tsx';
import { ChoiceField } from '../fields/choice-field.tsx';
import classes from '../fields/fields.module.css';
import { ItemList } from '../fields/item-list.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { urlProblem } from '../fields/url-problem.ts';
import type { EditorProps } from '../use-edit-block.ts';
import { HeaderName } from './header-name.tsx';
import { readBody } from './read-body.ts';

export function CallApiEditor({ block, edit }: EditorProps<'call-api'>) {
  const { t } = useTranslation('blocks');
  const { headers, results } = block;
  const bodyIs = readBody(block.body);
  const put = (at: number, result: (typeof results)[number], brings?: ValueDefinition) =>
    edit('results', { results: results.map((each, index) => (index === at ? result : each)) }, brings);
  return (
    <>
      <div className={classes.pair}>
        <ChoiceField
          label={t('api.method')}
          value={block.method}
          choices={HTTP_METHODS.map((value) => ({ value, label: value }))}
          onChange={(method) => edit('method', { method })}
        />
        <NumberField
          label={t('api.timeout')}
          value={block.timeoutSeconds}
          min={1}
          max={30}
          onChange={(timeoutSeconds) => edit('timeoutSeconds', { timeoutSeconds })}
        />
      </div>
      <TemplateField
        withSecrets
        isCode
        label={t('api.url')}
        text={block.url}
        rows={2}
        placeholder="https://"
        problem={urlProblem(block.url, t)}
        onChange={(url) => edit('url', { url: url.replaceAll(/[\r\n]/g, '') })}
      />
      <ItemList
        title={t('api.headers')}
        items={headers}
        nameOf={({ name }, at) => name || t('api.header', { number: at + 1 })}
        maxItems={LIMITS.flowOptions}
        addLabel={t('api.addHeader')}
        make={() => ({ name: '', value: '' })}
        onChange={(changed) =>
          edit(changed.length === headers.length ? 'headers' : `headers ${changed.length}`, {
            headers: changed,
          })
        }
      >
        {(header, change) => (
          <>
            <HeaderName name={header.name} onChange={(name) => change({ ...header, name })} />
            <TemplateField
              withSecrets
              isCode
              label={t('api.headerValue')}
              text={header.value}
              onChange={(value) => change({ ...header, value })}
            />
          </>
        )}
      </ItemList>
      {block.method !== 'GET' && (
        <TemplateField
          withSecrets
          isCode
          label={t('api.body')}
          text={block.body}
          rows={4}
          problem={bodyIs === 'broken' ? t('api.bodyBroken') : undefined}
          help={bodyIs === 'broken' ? undefined : t(`api.bodyIs.${bodyIs}`)}
          onChange={(body) => edit('body', { body })}
        />
      )}
      <ItemList
        title={t('api.results')}
        items={results}
        nameOf={({ path }, at) => path || t('api.result', { number: at + 1 })}
        maxItems={LIMITS.flowOptions}
        addLabel={t('api.addResult')}
        make={() => ({ path: '', into: null })}
        onChange={(changed) =>
          edit(changed.length === results.length ? 'results' : `results ${changed.length}`, {
            results: changed,
          })
        }
      >
        {(result, change, at) => (
          <>
            <TextInput
              label={t('api.path')}
              placeholder="order.items.0.name"
              description={t('api.pathHelp')}
              value={result.path}
              maxLength={200}
              spellCheck={false}
              autoComplete="off"
              onChange={({ currentTarget }) => change({ ...result, path: currentTarget.value })}
            />
            <ValueSelect
              label={t('fields.saveAs')}
              value={result.into}
              type="text"
              onChange={(into, brings) => put(at, { ...result, into }, brings)}
            />
          </>
        )}
      </ItemList>
    </>
  );
}

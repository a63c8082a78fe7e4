import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Choice } from '../../components/fields/choice.tsx'
import { RadioCard } from '../../components/fields/radio-card.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { CopyBlock } from '../../components/copy-block.tsx'
import { Page } from '../../components/page.tsx'
import { type Client, CLIENTS, clientSettings, TOKEN_PLACE, type Way } from './client-settings.ts'

const EXAMPLE = { naze: '/path/to/naze', root: '/path/to/your/code' }

/** Settings to copy, made of what the person says; nothing here is sent or kept. */
export function SetupPage() {
  const { t } = useTranslation()
  const [way, setWay] = useState<Way>('stdio')
  const [client, setClient] = useState<Client>('claudeCode')
  const [naze, setNaze] = useState('')
  const [root, setRoot] = useState('')
  const settings = clientSettings(client, way, {
    naze: naze.trim() || EXAMPLE.naze,
    root: root.trim() || EXAMPLE.root,
    origin: location.origin,
  })
  return (
    <Page title={t('code.setup.title')} line={t('code.setup.line')}>
      <div className="flex flex-col gap-8">
        <fieldset>
          <legend className="mb-2 font-medium">{t('code.setup.how')}</legend>
          <div className="grid gap-3 md:grid-cols-2">
            {(['stdio', 'http'] as const).map((one) => (
              <RadioCard
                key={one}
                id={`code-way-${one}`}
                name="code-way"
                label={t(`code.setup.${one}`)}
                checked={way === one}
                onChoose={() => setWay(one)}
              >
                {t(`code.setup.${one}About`)}
              </RadioCard>
            ))}
          </div>
        </fieldset>
        <Choice
          inline
          name="code-client"
          label={t('code.setup.client')}
          value={client}
          options={CLIENTS.map((value) => ({ value, label: t(`code.setup.clients.${value}`) }))}
          onChange={setClient}
        />
        {way === 'stdio' ? (
          <div className="grid gap-5 md:grid-cols-2">
            <TextField
              id="code-naze"
              label={t('code.setup.naze')}
              hint={t('code.setup.nazeHint')}
              placeholder={EXAMPLE.naze}
              autoComplete="off"
              spellCheck={false}
              value={naze}
              onChange={(event) => setNaze(event.target.value)}
            />
            <TextField
              id="code-setup-root"
              label={t('code.setup.root')}
              hint={t('code.setup.rootHint')}
              placeholder={EXAMPLE.root}
              autoComplete="off"
              spellCheck={false}
              value={root}
              onChange={(event) => setRoot(event.target.value)}
            />
          </div>
        ) : (
          <section>
            <p className="measure">{t('code.setup.tokenStep')}</p>
            <CopyBlock label={t('code.setup.into.terminal')} text="npx naze mcp --http" />
            <p className="measure mt-3">{t('code.setup.tokenThen', { token: TOKEN_PLACE })}</p>
            <p className="measure mt-1 text-small text-ink-2">{t('code.setup.httpRoots')}</p>
          </section>
        )}
        <section aria-live="polite">
          {settings === null ? (
            <p>{t('code.setup.noHttp')}</p>
          ) : (
            <CopyBlock
              label={
                typeof settings.into === 'string'
                  ? t(`code.setup.into.${settings.into}`)
                  : t('code.setup.into.file', settings.into)
              }
              text={settings.text}
            />
          )}
        </section>
        <section>
          <p>{t('code.setup.afterwards')}</p>
          <blockquote className="measure mt-1 border-l-2 border-hairline pl-4 text-ink-2">
            {t('code.setup.example')}
          </blockquote>
        </section>
      </div>
    </Page>
  )
}

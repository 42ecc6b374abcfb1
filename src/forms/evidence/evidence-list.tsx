import { ChangingText } from '../form/changing-text.tsx'
import type { ReadableStore } from '../form/form-definition.ts'
import { useFormState } from '../form/use-form-store.ts'
import { evidenceText } from './evidence.text.ts'
import type { EvidenceCommands } from './evidence-commands.ts'
import { EvidenceItem } from './evidence-item.tsx'
import { isAccepted, isRejected, type WithEvidence } from './evidence-state.ts'
import type { EventTimeProps } from './recorded-time-button.tsx'
import { RemoveButton } from './remove-button.tsx'

export type EvidenceStore = ReadableStore<WithEvidence> &
  Pick<EvidenceCommands, 'setRemoval' | 'setOriginalNames' | 'removeFile'>

interface Props {
  readonly store: EvidenceStore
  readonly eventTime: EventTimeProps
}

/** Lists the files, each with a button that removes it, and what was rejected last, with the reason and what to do. */
export function EvidenceList({ store, eventTime }: Props) {
  const { files, hasOriginalNames } = useFormState(store, ({ evidence }) => evidence)
  const accepted = files.filter(isAccepted)
  const rejected = [...new Map(files.filter(isRejected).map((file) => [file.rejection.message, file])).values()]
  return (
    <>
      {accepted.length > 0 && (
        <ul className="evidence-list" aria-label={evidenceText.list}>
          {accepted.map((item, index) => (
            <EvidenceItem
              key={item.id}
              item={item}
              index={index}
              store={store}
              hasOriginalName={hasOriginalNames}
              eventTime={eventTime}
            />
          ))}
        </ul>
      )}
      {accepted.length > 0 && (
        <label className="checkbox screen-only">
          <input
            type="checkbox"
            checked={hasOriginalNames}
            onChange={({ target }) => store.setOriginalNames(target.checked)}
          />
          {evidenceText.originalNames}
        </label>
      )}
      {rejected.length > 0 && (
        <ul className="rejected-files" aria-label={evidenceText.rejectedList}>
          {rejected.map(({ id, file, rejection: { message, help } }) => (
            <li key={message} className="field-error">
              <strong>{message}</strong> <ChangingText text={help} />{' '}
              <RemoveButton store={store} id={id} name={file.name}>
                {evidenceText.dismiss}
              </RemoveButton>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
